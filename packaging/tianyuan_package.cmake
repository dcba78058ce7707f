# The Debian package.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tianyuan)
set(CPACK_PACKAGE_VENDOR "The Tianyuan authors")
set(CPACK_PACKAGE_CONTACT "The Tianyuan authors <tianyuan@example.org>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
# Not "games": what is in that section has to lie in /usr/games, outside the path of many.
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS OFF)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What the program loads while it runs, and dpkg-shlibdeps therefore cannot see.
file(STRINGS ${PROJECT_SOURCE_DIR}/scripts/packages/run.txt run_packages REGEX "^[^#]")
# A package that only some systems have is needed where it was there to build with.
foreach(package ${run_packages})
    if(package MATCHES "^(.*)\\?$")
        set(name ${CMAKE_MATCH_1})
        list(REMOVE_ITEM run_packages ${package})
        execute_process(COMMAND dpkg-query -W -f "\${db:Status-Status}" ${name}
            OUTPUT_VARIABLE status ERROR_QUIET)
        if(status STREQUAL "installed")
            list(APPEND run_packages ${name})
        endif()
    endif()
endforeach()
list(JOIN run_packages ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board game of five in a row, with an engine and tools")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Tianyuan plays five in a row (gomoku, renju) with you, for two, or by
itself, in a window or in the terminal, in English and Chinese.

It knows freestyle, standard, renju and caro on boards of 5 to 22 lines,
every opening protocol, and the forbidden points of renju with their
reasons. Its opponents reach from the first steps to very strong; any
engine that speaks the Gomocup protocol can be added. Games are saved move
by move, and SGF, RenLib, Piskvork and other files are read and written.")
include(CPack)
