export type { PixelBody, TrackingClient } from "./tracking-client.ts";
export { createTrackingClient } from "./tracking-client.ts";
