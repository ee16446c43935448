import type { BodyStyle, ColorFamily } from "@forecourt/inventory";
import { suvShapeOf } from "./suv-shape.ts";

export const ILLUSTRATION_VIEWS = ["front-quarter", "side", "rear-quarter", "front"] as const;
/** `hero` is a low front three-quarter view that some shapes have. */
export type IllustrationView = (typeof ILLUSTRATION_VIEWS)[number] | "hero";

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

/** Pixels; the height is half of it. */
export type IllustrationWidth = 640 | 1280;

/** What a vehicle's illustration is chosen by. */
export type IllustratedVehicle = {
  bodystyle: BodyStyle | null;
  colorFamily: ColorFamily | null;
  /** Make and model, such as `Toyota RAV4`, so that all of one model share a shape. */
  seed: string;
};

const HERO_SHAPES: readonly IllustrationShape[] = ["suv", "sedan", "truck"];

const SHAPES: Record<Exclude<BodyStyle, "suvs">, IllustrationShape> = {
  sedans: "sedan",
  wagons: "wagon",
  coupes: "coupe",
  convertibles: "convertible",
  hatchbacks: "hatchback",
  trucks: "truck",
  minivans: "minivan",
};

/** The nearest of the ten paints. */
const PAINTS: Record<ColorFamily, IllustrationPaint> = {
  white: "white",
  silver: "silver",
  gray: "graphite",
  black: "black",
  red: "red",
  blue: "blue",
  green: "green",
  orange: "orange",
  yellow: "orange",
  brown: "sand",
  beige: "sand",
  gold: "sand",
  purple: "blue",
};

/** The shape that stands for a vehicle; SUVs have three, chosen by the model's size. */
export function illustrationShape({
  bodystyle,
  seed,
}: Omit<IllustratedVehicle, "colorFamily">): IllustrationShape {
  if (bodystyle === null) return "sedan";
  return bodystyle === "suvs" ? suvShapeOf(seed) : SHAPES[bodystyle];
}

/** The paint nearest to a colour family; silver when the colour is unknown. */
export function illustrationPaint(colorFamily: ColorFamily | null): IllustrationPaint {
  return colorFamily === null ? "silver" : PAINTS[colorFamily];
}

/**
 * A file of the illustrations, relative to their folder. A shape without a hero view shows its front three-quarter.
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
 * The illustration that stands in for a photograph of a vehicle, relative to the illustrations' folder.
 *
 * @example
 * illustrationFor({ bodystyle: "suvs", colorFamily: "gray", seed: "Toyota RAV4" }, "side", 640)
 * // "images/crossover-side-graphite-640.avif"
 */
export function illustrationFor(
  vehicle: IllustratedVehicle,
  view: IllustrationView,
  width: IllustrationWidth,
): string {
  const picture = { shape: illustrationShape(vehicle), view, paint: illustrationPaint(vehicle.colorFamily) };
  return illustrationFile(picture, width);
}
