#include "theme.h"
const crumb_theme_file crumb_theme_files[] = {{0, 0, 0}};
const unsigned long crumb_theme_count = 0;
