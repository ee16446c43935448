import type { AdfPath } from "../refuse/refuse-document.ts";

/** The path of a place that a test names as `prospects.0.vehicles`. */
export function documentPath(place: string): AdfPath {
  return place.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
