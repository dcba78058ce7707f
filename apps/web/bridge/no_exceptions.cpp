// Nothing is caught in WebAssembly: whatever would be thrown ends the program here, and the page
// starts it again.

#include <cstddef>
#include <cstdlib>

extern "C" {

void* __cxa_allocate_exception(std::size_t) noexcept { std::abort(); }
void __cxa_throw(void*, void*, void (*)(void*)) { std::abort(); }
}
