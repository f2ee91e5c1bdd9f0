// to be built
