// Apart from the index: a bundler that finds these addresses takes them for assets of the page it is building.

/** The vehicle feed of the sample dealership, a HomeNet CSV. For programs that run from the source tree. */
export const feedUrl = new URL("../feed/larkspur-homenet.csv", import.meta.url);

/** The folder of vehicle illustrations, to be copied or served. */
export const illustrationsUrl = new URL("../illustrations/", import.meta.url);
