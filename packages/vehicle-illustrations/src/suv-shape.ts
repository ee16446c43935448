type SuvShape = "suv" | "crossover" | "compact-suv";

const SHAPES = ["suv", "crossover", "compact-suv"] as const;

// SUV models by size. Unknown models get a shape by hash of their name.
// biome-ignore format: one model per line would hide the table
const MODELS: Record<SuvShape, readonly string[]> = {
  suv: [
    "outlander", "outlander phev", "4runner", "highlander", "grand highlander", "sequoia", "land cruiser", "pilot",
    "passport", "explorer", "expedition", "tahoe", "suburban", "traverse", "yukon", "acadia", "grand cherokee",
    "grand cherokee l", "wrangler", "wagoneer", "durango", "pathfinder", "armada", "telluride", "sorento",
    "palisade", "santa fe", "ascent", "atlas", "cx 9", "cx 90", "gx 460", "gx 550", "rx 350", "mdx", "escalade",
    "navigator", "aviator", "xt6", "qx60", "qx80", "x5", "x7", "gle", "gls", "q7", "xc90", "defender", "bronco",
  ],
  crossover: [
    "eclipse cross", "rav4", "rav4 hybrid", "venza", "cr v", "escape", "edge", "equinox", "blazer", "terrain",
    "rogue", "murano", "sportage", "tucson", "ioniq 5", "ev6", "forester", "tiguan", "id 4", "cx 5", "cx 50",
    "cherokee", "nx 350", "rdx", "envision", "xt5", "xt4", "corsair", "nautilus", "qx50", "x3", "glc", "q5", "xc60",
    "model y", "mustang mach e", "ariya", "solterra", "f pace",
  ],
  "compact-suv": [
    "outlander sport", "corolla cross", "c hr", "hr v", "ecosport", "bronco sport", "trax", "trailblazer", "encore",
    "encore gx", "compass", "renegade", "kicks", "rogue sport", "seltos", "soul", "kona", "venue", "crosstrek",
    "taos", "cx 3", "cx 30", "ux 250h", "x1", "x2", "gla", "glb", "q3", "xc40", "500x", "countryman",
  ],
};

const shapeOfModel = new Map(
  SHAPES.flatMap((shape) => MODELS[shape].map((model) => [model, shape] as const)),
);

function words(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ");
}

// FNV-1a, which is deterministic across machines.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}

/**
 * Selects one of the three SUV shapes: by size for known models, else by hash.
 *
 * @example suvShapeOf("Toyota RAV4") // "crossover"
 */
export function suvShapeOf(makeAndModel: string): SuvShape {
  const name = words(makeAndModel);
  // A make can be two words and a trim can follow: the longest known name wins.
  for (let length = name.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= name.length; start += 1) {
      const shape = shapeOfModel.get(name.slice(start, start + length).join(" "));
      if (shape) return shape;
    }
  }
  return SHAPES[hash(name.join(" ")) % SHAPES.length]!;
}
