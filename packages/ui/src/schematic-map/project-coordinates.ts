export type Coordinates = { latitude: number; longitude: number };

export type ProjectedPlaces = {
  /** Width by height of the smallest box around all places, between 1:4 and 4:1. */
  ratio: number;
  /** Where each place lies in that box: 0 is west or north, 1 is east or south. */
  points: { x: number; y: number }[];
};

/**
 * Lays coordinates out by the equirectangular projection: true distances along the parallel in the middle, which
 * is exact enough across a city.
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
  // One place, or places in one line, still need a box to stand in the middle of.
  // Less than a millionth of a degree, a hand's breadth, is one spot.
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
