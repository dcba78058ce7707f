// Linked into the window only under AddressSanitizer. What Qt, and D-Bus below it, keep of their
// own until the program ends, such as pictures that a window has drawn, is not counted as lost;
// what we allocate is.

extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
    return "leak:libQt6\n"
           "leak:libqsvg\n"
           "leak:libdbus\n";
}
