// Apart from the index: a bundler that finds this address would copy the whole folder into the page's assets.
/** The folder of the package with `images/`, `icons/` and `manifest.json`, to be copied or served. */
export const illustrationsUrl: URL = new URL("../illustrations/", import.meta.url);
