# What every target of ours is compiled with: all warnings, and the same floating point everywhere
# (a fused a*b+c would change node counts between compilers).
# Fields left out of an initialiser have their defaults beside them; g++ 12 sees overlaps in
# string concatenation that are not there (its bug 105651).
set(TIANYUAN_COMPILE_OPTIONS
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor
    -Wno-missing-field-initializers $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> -ffp-contract=off)

# tianyuan_library(core SOURCES board.cpp DEPENDS ...) makes the static library tianyuan::core.
# Without SOURCES it is a library of headers only.
#
# Most of the time to compile a file goes into its headers, so all presets but dev compile eight at
# once (CMAKE_UNITY_BUILD). APART: each file by itself, because their own names are alike on purpose,
# or so that the compiler sees the engine as it is written.
function(tianyuan_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "APART" "" "SOURCES;DEPENDS")
    if(arg_SOURCES)
        add_library(tianyuan_${name} STATIC ${arg_SOURCES})
        set(scope PUBLIC)
        target_compile_options(tianyuan_${name} PRIVATE ${TIANYUAN_COMPILE_OPTIONS})
        if(arg_APART)
            set_target_properties(tianyuan_${name} PROPERTIES UNITY_BUILD OFF)
        endif()
    else()
        add_library(tianyuan_${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    add_library(tianyuan::${name} ALIAS tianyuan_${name})
    target_include_directories(tianyuan_${name} ${scope} ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(tianyuan_${name} ${scope} ${arg_DEPENDS})
    set_property(GLOBAL APPEND PROPERTY TIANYUAN_LIBRARIES tianyuan::${name})
endfunction()

# tianyuan_program(tianyuan-cli SOURCES main.cpp DEPENDS ...) makes build/<preset>/bin/tianyuan-cli.
function(tianyuan_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS")
    add_executable(${name} ${arg_SOURCES})
    target_compile_options(${name} PRIVATE ${TIANYUAN_COMPILE_OPTIONS})
    target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
    add_dependencies(programs ${name})
endfunction()
