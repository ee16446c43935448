// Held in a constant so that a bundler does not take the feed for an asset of the page it is building.
const here = import.meta.url;

/** The vehicle feed of the sample dealership, a HomeNet CSV. For programs that run from the source tree. */
export const feedUrl = new URL("../feed/larkspur-homenet.csv", here);

/** The folder of vehicle illustrations, to be copied or served. */
export const illustrationsUrl = new URL("../illustrations/", here);
