import type { MapOptions } from "maplibre-gl";
import type { StreetMapOptions } from "./street-map-options.ts";

/** Room in pixels for pins and names at the edges, and for the attribution below. */
const PADDING = { top: 56, right: 64, bottom: 96, left: 64 };

/** A single store is shown with its streets. */
const CLOSEST_ZOOM = 14;

/**
 * What the map shows first: the dealership's view for the window's width, otherwise all places.
 *
 * @param isDesktop whether the window is 768 px wide or more
 */
export function firstPosition(
  { views, places }: Pick<StreetMapOptions, "views" | "places">,
  isDesktop: boolean,
): Pick<MapOptions, "center" | "zoom" | "bounds" | "fitBoundsOptions"> {
  if (views) {
    const { center, zoom } = isDesktop ? views.desktop : views.mobile;
    return { center: [center.longitude, center.latitude], zoom };
  }
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  return {
    bounds: [
      [Math.min(...longitudes), Math.min(...latitudes)],
      [Math.max(...longitudes), Math.max(...latitudes)],
    ],
    fitBoundsOptions: { padding: PADDING, maxZoom: CLOSEST_ZOOM },
  };
}
