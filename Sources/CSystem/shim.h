// System calls of Linux that the Glibc module does not show to Swift.
#include <stddef.h>
void *memmem(const void *haystack, size_t haystack_length, const void *needle, size_t needle_length);
int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path, unsigned int flags);
int pipe2(int descriptors[2], int flags);
int pidfd_open(int process, unsigned int flags);
// prlimit under a name of its own, since headers declare it with types that differ by their settings.
int limit_process(int process, int resource, const void *limit, void *before) __asm__("prlimit");
// posix_spawn_file_actions_addchdir_np, for the same reason.
int start_in_folder(void *actions, const char *folder) __asm__("posix_spawn_file_actions_addchdir_np");
