import { suvShapeOf } from "./suv-shape.ts";

/** Views of every shape. */
export const ILLUSTRATION_VIEWS = ["front-quarter", "side", "rear-quarter", "front"] as const;
/** `hero` is a low front three-quarter view of some shapes. */
export type IllustrationView = (typeof ILLUSTRATION_VIEWS)[number] | "hero";

/** Body shapes. */
export const ILLUSTRATION_SHAPES = [
  "suv",
  "crossover",
  "compact-suv",
  "sedan",
  "wagon",
  "coupe",
  "convertible",
  "hatchback",
  "truck",
  "minivan",
] as const;
export type IllustrationShape = (typeof ILLUSTRATION_SHAPES)[number];

/** Paints of every shape and view. */
export const ILLUSTRATION_PAINTS = [
  "white",
  "silver",
  "graphite",
  "black",
  "red",
  "blue",
  "green",
  "orange",
  "sand",
  "pearl",
] as const;
export type IllustrationPaint = (typeof ILLUSTRATION_PAINTS)[number];

/** The picture of a vehicle whose body style is unknown: a car under a cover. */
const COVERED = "covered.svg";

/** Pixels; the height is half the width. */
export type IllustrationWidth = 448 | 640 | 1280;

const HERO_SHAPES: readonly IllustrationShape[] = ["suv", "sedan", "truck"];

const SHAPES = {
  sedans: "sedan",
  wagons: "wagon",
  coupes: "coupe",
  convertibles: "convertible",
  hatchbacks: "hatchback",
  trucks: "truck",
  minivans: "minivan",
} as const satisfies Record<string, IllustrationShape>;

/** The nearest paint of each color family, by OKLab distance. There is no brown: dark browns are nearest to graphite. */
const PAINTS = {
  white: "white",
  silver: "silver",
  gray: "graphite",
  black: "black",
  red: "red",
  blue: "blue",
  green: "green",
  orange: "orange",
  yellow: "orange",
  brown: "graphite",
  beige: "sand",
  gold: "sand",
  purple: "blue",
} as const satisfies Record<string, IllustrationPaint>;

type ColorFamily = keyof typeof PAINTS;

/** Words in a paint's name that tell of a nearer paint than the family's. */
const NAMED_PAINTS: Partial<Record<ColorFamily, readonly [words: RegExp, paint: IllustrationPaint]>> = {
  white: [/pearl|diamond|tri-?coat|multi-?coat|ivory|cream/i, "pearl"],
  yellow: [/sand/i, "sand"],
  brown: [/beige|champagne|sand/i, "sand"],
};

/** The vehicle data that selects an illustration. */
export type IllustratedVehicle = {
  bodyStyle: "suvs" | keyof typeof SHAPES | null;
  colorFamily: ColorFamily | null;
  /** The manufacturer's name of the paint, such as `White Diamond`. */
  colorName?: string | null;
  /** Make and model, such as `Toyota RAV4`: vehicles with the same seed have the same shape. */
  seed: string;
};

/**
 * The shape of a vehicle; null when its body style is unknown. SUVs have three, selected by model size.
 *
 * @example illustrationShape({ bodyStyle: "suvs", seed: "Toyota RAV4" }) // "crossover"
 */
export function illustrationShape({
  bodyStyle,
  seed,
}: Omit<IllustratedVehicle, "colorFamily" | "colorName">): IllustrationShape | null {
  if (bodyStyle === null) return null;
  return bodyStyle === "suvs" ? suvShapeOf(seed) : SHAPES[bodyStyle];
}

/**
 * The paint nearest to a color family and, if given, the paint's name; silver when the color is unknown.
 *
 * @example illustrationPaint("gray") // "graphite"
 * @example illustrationPaint("white", "White Diamond") // "pearl"
 */
export function illustrationPaint(
  colorFamily: IllustratedVehicle["colorFamily"],
  colorName: IllustratedVehicle["colorName"] = null,
): IllustrationPaint {
  if (colorFamily === null) return "silver";
  const [words, paint] = NAMED_PAINTS[colorFamily] ?? [];
  return words && paint && words.test(colorName ?? "") ? paint : PAINTS[colorFamily];
}

/**
 * The file of an illustration, relative to their folder. A shape without a hero view shows its front three-quarter.
 *
 * @example illustrationFile({ shape: "suv", view: "hero", paint: "blue" }, 1280) // "images/suv-hero-blue-1280.avif"
 */
export function illustrationFile(
  picture: { shape: IllustrationShape; view: IllustrationView; paint: IllustrationPaint },
  width: IllustrationWidth,
): string {
  const { shape, paint } = picture;
  const view = picture.view === "hero" && !HERO_SHAPES.includes(shape) ? "front-quarter" : picture.view;
  return `images/${shape}-${view}-${paint}-${width}.avif`;
}

/**
 * The illustration file of a vehicle without a photo, relative to the illustrations' folder. A vehicle of unknown body
 * style is drawn under a cover, since any shape would be a claim.
 *
 * @example
 * illustrationFor({ bodyStyle: "suvs", colorFamily: "gray", seed: "Toyota RAV4" }, "side", 640)
 * // "images/crossover-side-graphite-640.avif"
 */
export function illustrationFor(
  vehicle: IllustratedVehicle,
  view: IllustrationView,
  width: IllustrationWidth,
): string {
  const shape = illustrationShape(vehicle);
  if (shape === null) return COVERED;
  const paint = illustrationPaint(vehicle.colorFamily, vehicle.colorName);
  return illustrationFile({ shape, view, paint }, width);
}
