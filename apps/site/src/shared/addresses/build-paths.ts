/** Apart from the other paths: the scripts of every page have these. Pages of earlier builds ask for them too. */
export const LATEST_BUILD_PATH = "/builds/latest.json";

/** The module that finds newer builds (browser/fresh-build.ts). */
export const FRESH_BUILD_PATH = "/builds/fresh.js";
