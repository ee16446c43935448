export type StreetMapPlace = {
  /** Its number in the list beside the map. */
  number: number;
  name: string;
  longitude: number;
  latitude: number;
  /** The visitor's store. */
  current: boolean;
};

export type StreetMapWords = {
  title: string;
  zoomIn: string;
  zoomOut: string;
  attribution: string;
  /** How to zoom without scrolling the page. */
  zoomWithCtrl: string;
  zoomWithCommand: string;
  /** How to move the map on a touch screen. */
  moveWithTwoFingers: string;
};

export type StreetMapView = { center: { longitude: number; latitude: number }; zoom: number };

export type StreetMapOptions = {
  /** Address of the map's style; its tiles, glyphs and sprites have the same origin. */
  styleUrl: string;
  /** Addresses of the bundled map and of its worker. */
  scripts: { view: string; worker: string };
  places: readonly StreetMapPlace[];
  /** What it shows first, by the window's width; without views all places. */
  views?: { mobile: StreetMapView; desktop: StreetMapView } | undefined;
  words: StreetMapWords;
};
