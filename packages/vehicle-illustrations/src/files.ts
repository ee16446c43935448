// Not in the index, because bundlers would copy the whole folder into the page's assets.
/** URL of the folder with `images/`, `icons/` and `manifest.json`, to copy or serve. */
export const illustrationsUrl: URL = new URL("../illustrations/", import.meta.url);
