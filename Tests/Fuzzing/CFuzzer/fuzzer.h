#pragma once

#include <stddef.h>
#include <stdint.h>

// libFuzzer as a library: runs `callback` on inputs of its making until the options end it.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *bytes, size_t count));
