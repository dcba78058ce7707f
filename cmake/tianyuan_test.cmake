find_package(Python3 REQUIRED COMPONENTS Interpreter)

# tianyuan_cases(NAME gtest|qttest [TIMING] [ENVIRONMENT ...] COMMAND ...) makes a test of a program
# with many cases: one process, a verdict for each case (scripts/run_cases.py, which also ends what
# hangs).
function(tianyuan_cases name kind)
    cmake_parse_arguments(PARSE_ARGV 2 arg TIMING "" "ENVIRONMENT;COMMAND")
    add_test(NAME ${name} COMMAND Python3::Interpreter
        ${PROJECT_SOURCE_DIR}/scripts/run_cases.py ${kind} ${name} ${arg_COMMAND})
    set_tests_properties(${name} PROPERTIES
        LABELS cases ENVIRONMENT "${arg_ENVIRONMENT}")
    if(arg_TIMING)
        set_property(TEST ${name} APPEND PROPERTY LABELS timing)
    endif()
endfunction()

# tianyuan_test(core DEPENDS ...) makes one test program of every *_test.cpp in tests/core.
# The files are found by pattern, so that none can be forgotten.
#
# TIMING names the cases (as --gtest_filter does) that wait for something that a busy machine can
# delay: they are a test of their own, core.timing, that may fail once (scripts/run_tests.py).
function(tianyuan_test folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;TIMING")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*_test.cpp)
    set(target ${folder}_test)
    add_executable(${target} ${sources})
    # What is tested is fast; what tests it need only be compiled quickly.
    target_compile_options(${target} PRIVATE ${TIANYUAN_COMPILE_OPTIONS} -UNDEBUG $<$<CONFIG:Release>:-O1>)
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(${target} PRIVATE TIANYUAN_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    target_link_libraries(${target} PRIVATE tianyuan::${folder} ${arg_DEPENDS} GTest::gmock GTest::gtest_main)
    if(TARGET core_test AND NOT target STREQUAL core_test)
        target_precompile_headers(${target} REUSE_FROM core_test)
    else()
        target_precompile_headers(${target} PRIVATE <gmock/gmock.h> <gtest/gtest.h>)
    endif()
    if(arg_TIMING)
        list(JOIN arg_TIMING ":" timing)
        tianyuan_cases(${folder} gtest COMMAND $<TARGET_FILE:${target}> --gtest_filter=-${timing})
        tianyuan_cases(${folder}.timing gtest TIMING
            COMMAND $<TARGET_FILE:${target}> --gtest_filter=${timing})
    else()
        tianyuan_cases(${folder} gtest COMMAND $<TARGET_FILE:${target}>)
    endif()
endfunction()

# tianyuan_test_program(agreement SOURCES ... DEPENDS ...) makes a program that only tests use.
function(tianyuan_test_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS")
    add_executable(${name} ${arg_SOURCES})
    target_compile_options(${name} PRIVATE ${TIANYUAN_COMPILE_OPTIONS} -UNDEBUG)
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
endfunction()
