import { Map as MapLibreMap, Marker, NavigationControl, setWorkerUrl } from "maplibre-gl";
import styles from "maplibre-gl/dist/maplibre-gl.css?inline";
import { firstPosition } from "./first-position.ts";
import type { StreetMapOptions, StreetMapPlace, StreetMapWords } from "./street-map-options.ts";

/** The site's breakpoint between phones and desktops. */
const DESKTOP = "(min-width: 768px)";

/** The page's font; and links are underlined, since their colour alone is too close to the text's. */
const OWN_STYLES = ".maplibregl-map{font-family:inherit}.maplibregl-ctrl-attrib a{text-decoration:underline}";

/**
 * Draws the map into a frame, and hides what was there once its first picture is drawn. Throws in a browser without
 * WebGL. Without its style the map never shows.
 *
 * @param signal its abort removes the map
 */
export function openStreetMap(
  frame: HTMLElement,
  { styleUrl, scripts, places, views, words }: StreetMapOptions,
  signal: AbortSignal,
): void {
  addStyles();
  setWorkerUrl(new URL(scripts.worker, location.href).href);
  const schematicMap = frame.firstElementChild as HTMLElement;
  // The map measures its container while it loads, so it has its size from the start.
  const cover = document.createElement("div");
  cover.className = "absolute inset-0";
  cover.style.visibility = "hidden";
  // The library's styles position the container.
  const container = document.createElement("div");
  container.style.height = "100%";
  cover.append(container);
  frame.append(cover);
  const map = new MapLibreMap({
    container,
    style: styleUrl,
    ...firstPosition({ views, places }, matchMedia(DESKTOP).matches),
    // One finger and the wheel scroll the page.
    cooperativeGestures: true,
    dragRotate: false,
    locale: localeOf(words),
  });
  map.addControl(new NavigationControl({ showCompass: false }));
  for (const place of places)
    new Marker({ element: pinOf(place) }).setLngLat([place.longitude, place.latitude]).addTo(map);
  map.once("load", () => {
    schematicMap.style.visibility = "hidden";
    cover.style.visibility = "";
  });
  // Without a listener each failed tile is an error of the page.
  map.on("error", ({ error }) => console.warn("The map service failed:", error.message));
  signal.addEventListener("abort", () => {
    map.remove();
    cover.remove();
    schematicMap.style.visibility = "";
  });
}

function addStyles(): void {
  const id = "street-map-styles";
  if (document.getElementById(id)) return;
  const element = document.createElement("style");
  element.id = id;
  element.textContent = styles + OWN_STYLES;
  document.head.append(element);
}

/** Looks as on the schematic map. */
function pinOf({ number, name, current }: StreetMapPlace): HTMLElement {
  const pin = document.createElement("div");
  pin.role = "img";
  pin.ariaLabel = `${number}: ${name}`;
  pin.append(
    spanOf(current ? "map-pin bg-text text-canvas" : "map-pin", String(number)),
    spanOf("map-name top-4 -translate-x-1/2 text-text", name),
  );
  return pin;
}

function spanOf(className: string, text: string): HTMLElement {
  const span = document.createElement("span");
  span.className = className;
  span.textContent = text;
  return span;
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
