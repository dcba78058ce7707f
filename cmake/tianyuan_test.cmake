include(GoogleTest)

# tianyuan_test(core DEPENDS ...) makes one test program of every *_test.cpp in tests/core.
# The files are found by pattern, so that none can be forgotten.
function(tianyuan_test folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*_test.cpp)
    set(target ${folder}_test)
    add_executable(${target} ${sources})
    target_compile_options(${target} PRIVATE ${TIANYUAN_COMPILE_OPTIONS} -UNDEBUG)
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(${target} PRIVATE TIANYUAN_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    target_link_libraries(${target} PRIVATE tianyuan::${folder} ${arg_DEPENDS} GTest::gmock GTest::gtest_main)
    gtest_discover_tests(${target} DISCOVERY_MODE PRE_TEST PROPERTIES TIMEOUT 300)
endfunction()

# tianyuan_test_program(agreement SOURCES ... DEPENDS ...) makes a program that only tests use.
function(tianyuan_test_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS")
    add_executable(${name} ${arg_SOURCES})
    target_compile_options(${name} PRIVATE ${TIANYUAN_COMPILE_OPTIONS} -UNDEBUG)
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
endfunction()
