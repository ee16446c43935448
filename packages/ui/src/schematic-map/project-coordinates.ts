export type Coordinates = { latitude: number; longitude: number };

export type MapPoint = { x: number; y: number };

/**
 * Places coordinates in a picture by the equirectangular projection: true distances along the parallel in the
 * middle, which is exact enough across a city. All points keep `padding` from the edges and share one scale.
 *
 * @param box width, height and padding of the picture in its own units
 */
export function projectCoordinates(
  places: readonly Coordinates[],
  box: { width: number; height: number; padding: number },
): MapPoint[] {
  if (places.length === 0) return [];
  const latitudes = places.map((place) => place.latitude);
  const south = Math.min(...latitudes);
  const north = Math.max(...latitudes);
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const easts = places.map((place) => place.longitude * shrink);
  const west = Math.min(...easts);
  const east = Math.max(...easts);

  const innerWidth = box.width - 2 * box.padding;
  const innerHeight = box.height - 2 * box.padding;
  // A single place, or places on one line, must not divide by zero.
  const scale = Math.min(
    east > west ? innerWidth / (east - west) : Number.POSITIVE_INFINITY,
    north > south ? innerHeight / (north - south) : Number.POSITIVE_INFINITY,
  );
  const factor = Number.isFinite(scale) ? scale : 0;
  return places.map((place, index) => ({
    x: box.width / 2 + (easts[index]! - (west + east) / 2) * factor,
    y: box.height / 2 - (place.latitude - (south + north) / 2) * factor,
  }));
}
