import { LngLatBounds, Map as MapLibreMap, NavigationControl, setWorkerUrl } from "maplibre-gl";
import type { StreetMapOptions, StreetMapWords } from "./street-map-options.ts";

/** Room for pins and names at the edges, in pixels. */
const PADDING = 64;

/** A single store is shown with its streets. */
const CLOSEST_ZOOM = 14;

/**
 * Draws a map around the places. Null in a browser without WebGL.
 *
 * @param onDrawn called after the first picture; never when the style does not come
 */
export function createStreetMap(
  container: HTMLElement,
  { styleUrl, places, words }: StreetMapOptions,
  onDrawn: () => void,
): MapLibreMap | null {
  setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of places) bounds.extend([longitude, latitude]);
  try {
    const map = new MapLibreMap({
      container,
      style: styleUrl,
      bounds,
      fitBoundsOptions: { padding: PADDING, maxZoom: CLOSEST_ZOOM },
      // One finger and the wheel scroll the page.
      cooperativeGestures: true,
      dragRotate: false,
      locale: localeOf(words),
    });
    map.addControl(new NavigationControl({ showCompass: false }));
    map.once("load", onDrawn);
    // Without a listener each failed tile is an error of the page.
    map.on("error", ({ error }) => console.warn("The map service failed:", error.message));
    return map;
  } catch {
    return null;
  }
}

function localeOf(words: StreetMapWords): Record<string, string> {
  return {
    "Map.Title": words.title,
    "NavigationControl.ZoomIn": words.zoomIn,
    "NavigationControl.ZoomOut": words.zoomOut,
    "AttributionControl.ToggleAttribution": words.attribution,
    "CooperativeGesturesHandler.WindowsHelpText": words.zoomWithCtrl,
    "CooperativeGesturesHandler.MacHelpText": words.zoomWithCommand,
    "CooperativeGesturesHandler.MobileHelpText": words.moveWithTwoFingers,
  };
}
