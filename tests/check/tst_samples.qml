import QtTest

/// As samples.cpp, for the tests of the window.
TestCase {
    name: "Samples"

    function test_passes(): void {}
    function test_fails(): void { compare(1, 2, "one is not two") }
    function test_isSkipped(): void { skip("not today") }
    function test_hasRows_data(): var { return [{tag: "even (2)", number: 2}, {tag: "odd", number: 3}] }
    function test_hasRows(data: var): void { compare(data.number % 2, 0) }
}
