export type Coordinates = { latitude: number; longitude: number };

export type ProjectedPlaces = {
  /** Width divided by height of the bounding box of all places, from 1:4 to 4:1. */
  ratio: number;
  /** Position of each place in that box: 0 is west or north, 1 is east or south. */
  points: { x: number; y: number }[];
};

/**
 * Projects coordinates by the equirectangular projection around the middle parallel.
 * It is accurate enough within a city.
 *
 * @example projectCoordinates([{ latitude: 37.26, longitude: -93.27 }]) // { ratio: 1, points: [{ x: 0.5, y: 0.5 }] }
 */
export function projectCoordinates(places: readonly Coordinates[]): ProjectedPlaces {
  const latitudes = places.map((place) => place.latitude);
  const south = Math.min(...latitudes);
  const north = Math.max(...latitudes);
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const easts = places.map((place) => place.longitude * shrink);
  const west = Math.min(...easts);
  const east = Math.max(...easts);

  const width = east - west;
  const height = north - south;
  // One place, or places in one line, need a box with size.
  const longer = Math.max(width, height) < 1e-6 ? 1 : Math.max(width, height);
  const boxWidth = Math.max(width, longer / 4);
  const boxHeight = Math.max(height, longer / 4);
  return {
    ratio: boxWidth / boxHeight,
    points: places.map((place, index) => ({
      x: 0.5 + (easts[index]! - (west + east) / 2) / boxWidth,
      y: 0.5 - (place.latitude - (south + north) / 2) / boxHeight,
    })),
  };
}
