/** Width and height of the drawing. */
export const MAP_SIZE = [640, 620] as const;

/** Width and height of the river along the bottom of the frame. No pin is that low. */
export const RIVER_SIZE = [640, 40] as const;

/** A river from edge to edge, filled. */
export const RIVER = "M0 14C110 2 170 30 300 16S520 0 640 12V40H0Z";

/** The seed of a map that names none. */
export const MAP_SEED = 7;

export type SchematicStreets = {
  /** Small streets of one stroke width in a single path: sixty paths would add a kilobyte per page. */
  streets: { d: string; width: number }[];
  /** Paths of two main roads. */
  arteries: string[];
  park: { x: number; y: number; width: number; height: number };
};

/** Invented streets and a park, generated from a seed. The same seed gives the same map. */
export function schematicStreets(seed: number, width: number, height: number): SchematicStreets {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const lanes: string[] = [];
  const roads: string[] = [];
  const drawStreet = (street: string) => (random() < 0.25 ? roads : lanes).push(street);
  for (let x = between(0, 20); x < width; x += between(16, 30)) {
    drawStreet(`M${Math.round(x)} 0l${Math.round(between(-6, 6))} ${height}`);
  }
  for (let y = between(0, 20); y < height; y += between(16, 30)) {
    drawStreet(`M0 ${Math.round(y)}l${width} ${Math.round(between(-6, 6))}`);
  }

  const crossing = width * between(0.55, 0.68);
  const level = height * between(0.38, 0.5);
  return {
    streets: [
      { d: lanes.join(""), width: 1.8 },
      { d: roads.join(""), width: 4 },
    ],
    arteries: [
      `M${round(crossing)} 0C${round(crossing - 20)} ${round(height * 0.35)} ${round(crossing + 24)} ${round(height * 0.6)} ${round(crossing + 4)} ${height}`,
      `M0 ${round(level + 18)}C${round(width * 0.3)} ${round(level - 8)} ${round(width * 0.6)} ${round(level + 6)} ${width} ${round(level - 60)}`,
    ],
    park: {
      x: round(width * between(0.16, 0.26)),
      y: round(height * between(0.54, 0.6)),
      width: round(width * 0.14),
      height: round(height * 0.14),
    },
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** mulberry32: 32 bits of state are enough for decoration. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
