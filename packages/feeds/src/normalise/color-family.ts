import type { ColorFamily } from "@forecourt/inventory";
import { normalizeLabel } from "./normalize-label.ts";

const PLAIN = new Map<string, ColorFamily>(
  Object.entries({
    white: "white",
    silver: "silver",
    gray: "gray",
    grey: "gray",
    black: "black",
    red: "red",
    blue: "blue",
    green: "green",
    orange: "orange",
    yellow: "yellow",
    brown: "brown",
    beige: "beige",
    gold: "gold",
    purple: "purple",
  } satisfies Record<string, ColorFamily>),
);

/** Colors implied by words in paint names, used without a plain color word. */
const POETIC: Readonly<Partial<Record<ColorFamily, readonly string[]>>> = {
  white: [
    "alpine",
    "arctic",
    "blizzard",
    "frost",
    "frozen",
    "glacier",
    "ivory",
    "pearl",
    "polar",
    "snow",
    "snowflake",
  ],
  silver: [
    "aluminum",
    "brilliant",
    "chrome",
    "ingot",
    "liquid",
    "moonlight",
    "platinum",
    "quicksilver",
    "sonic",
  ],
  gray: [
    "anthracite",
    "asphalt",
    "carbon",
    "cement",
    "charcoal",
    "cinder",
    "destroyer",
    "granite",
    "graphite",
    "gunmetal",
    "lunar",
    "machine",
    "magnetic",
    "meteorite",
    "nardo",
    "nimbus",
    "pewter",
    "shadow",
    "slate",
    "smoke",
    "steel",
    "sterling",
    "stone",
    "storm",
    "thunder",
    "titanium",
    "tungsten",
  ],
  black: [
    "blackout",
    "ebony",
    "jet",
    "kuro",
    "midnight",
    "nero",
    "noir",
    "obsidian",
    "onyx",
    "raven",
    "santorini",
    "schwarz",
  ],
  red: [
    "barcelona",
    "burgundy",
    "cardinal",
    "cayenne",
    "cherry",
    "crimson",
    "flame",
    "garnet",
    "maroon",
    "merlot",
    "rosso",
    "ruby",
    "scarlet",
    "velvet",
    "wine",
  ],
  blue: [
    "aqua",
    "atlantic",
    "atlas",
    "azure",
    "cavalry",
    "cobalt",
    "cosmic",
    "indigo",
    "lapis",
    "navy",
    "ocean",
    "pacific",
    "sapphire",
    "sky",
    "teal",
    "turquoise",
  ],
  green: ["army", "emerald", "forest", "jade", "lime", "mint", "moss", "olive", "sage", "verde"],
  orange: ["amber", "copper", "inferno", "mango", "pumpkin", "sunset", "tangerine"],
  yellow: ["canary", "lemon", "sunflower", "giallo"],
  brown: [
    "bronze",
    "chestnut",
    "chocolate",
    "coffee",
    "espresso",
    "java",
    "mahogany",
    "mocha",
    "mojave",
    "walnut",
  ],
  beige: [
    "almond",
    "cashmere",
    "champagne",
    "cream",
    "desert",
    "dune",
    "khaki",
    "linen",
    "quicksand",
    "sand",
    "tan",
  ],
  gold: ["golden", "honey", "brass"],
  purple: ["amethyst", "eggplant", "lavender", "plum", "violet", "viola"],
};

const BY_POETIC_WORD = new Map<string, ColorFamily>(
  (Object.entries(POETIC) as [ColorFamily, readonly string[]][]).flatMap(([family, words]) =>
    words.map((word) => [word, family] as const),
  ),
);

/**
 * Finds the color family in a paint's name; null without a color word. The last plain color word decides: "Black Forest
 * Green" is green. Without one, the first implied color decides. Two-tone paint uses the first part.
 *
 * @example colorFamily("White Diamond") // "white"
 */
export function colorFamily(paint: string): ColorFamily | null {
  const body = paint.split(/\s*(?:\/|\bw\/|\bwith\b|\band\b|&|\()/i).find((part) => part.trim() !== "") ?? "";
  const words = normalizeLabel(body).split(" ");
  const plain = words.findLast((word) => PLAIN.has(word));
  if (plain) return PLAIN.get(plain)!;
  const poetic = words.find((word) => BY_POETIC_WORD.has(word));
  return poetic ? BY_POETIC_WORD.get(poetic)! : null;
}
