/** The address that takes events for the ad network. A file of its own: the browser's bundles need no other path. */
export const AD_PIXEL_API_PATH = "/api/track/facebook";
