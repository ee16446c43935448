import { API_PATH } from "./public-paths.ts";

/** The tracker posts the ad network's events there; the site forwards them. */
export const AD_PIXEL_API_PATH = `${API_PATH}/track/facebook`;
