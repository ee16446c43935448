import type { DriveKey } from "./facts/model-facts.ts";
import type { Powertrain } from "./powertrain.ts";

const COUNTS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Spells a small number. */
export function numberText(count: number): string {
  return COUNTS[count] ?? String(count);
}

const LAYOUTS: Readonly<Record<string, string>> = {
  I3: "three-cylinder",
  I4: "four-cylinder",
  I6: "straight six",
  H4: "flat four",
  H6: "flat six",
};
const FORCED: Readonly<Record<string, string>> = {
  Turbocharged: "turbocharged ",
  "Twin Turbocharged": "twin-turbo ",
  Supercharged: "supercharged ",
};

/**
 * Describes the engine in a sentence, without an article.
 *
 * @example engineText(readPowertrain("1.5 I4 turbo CVT")) // "turbocharged 1.5-liter four-cylinder"
 */
export function engineText({ motors, liters, block, aspiration, fuel }: Powertrain): string {
  if (motors) return motors === "dual" ? "dual electric motors" : "single electric motor";
  const layout = LAYOUTS[block] ?? block;
  if (fuel === "diesel") return `${liters}-liter turbodiesel ${layout}`;
  const engine = `${FORCED[aspiration] ?? ""}${liters}-liter ${layout}`;
  if (fuel === "plug-in") return `${engine} plug-in hybrid`;
  if (fuel === "hybrid") return `${engine} hybrid`;
  return fuel === "flex" ? `flex-fuel ${engine}` : engine;
}

/** Describes the gearbox in a sentence, without an article; null without gears. */
export function gearboxText(gearbox: string): string | null {
  if (gearbox === "CVT") return "CVT";
  if (gearbox === "eCVT" || gearbox === "1A") return null;
  const speeds = numberText(Number(gearbox.slice(0, -1)));
  if (gearbox.endsWith("M")) return `${speeds}-speed manual`;
  return gearbox.endsWith("D") ? `${speeds}-speed dual-clutch automatic` : `${speeds}-speed automatic`;
}

/** Adds the article: `a CVT`, `an eight-speed automatic`. */
export function withArticle(words: string): string {
  return /^(eight|eleven)/.test(words) ? `an ${words}` : `a ${words}`;
}

export const DRIVE_WORDS: Readonly<Record<DriveKey, string>> = {
  FWD: "front-wheel drive",
  RWD: "rear-wheel drive",
  AWD: "all-wheel drive",
  "4WD": "four-wheel drive",
};

export const DRIVEN_WHEELS: Readonly<Record<DriveKey, string>> = {
  FWD: "the front wheels",
  RWD: "the rear wheels",
  AWD: "all four wheels",
  "4WD": "all four wheels",
};

/** Equipment for descriptions, the most important first. */
const NOTABLE: readonly (readonly [letter: string, words: string])[] = [
  ["p", "a panoramic sunroof"],
  ["v", "ventilated front seats"],
  ["d", "a head-up display"],
  ["x", "a surround-view camera"],
  ["G", "power sliding doors"],
  ["q", "second-row captain's chairs"],
  ["X", "off-road equipment"],
  ["t", "a trailer hitch"],
  ["a", "adaptive cruise control"],
  ["h", "heated front seats"],
  ["g", "a power liftgate"],
  ["s", "a sunroof"],
  ["f", "DC fast charging"],
  ["n", "built-in navigation"],
  ["j", "the upgraded audio system"],
  ["w", "a heated steering wheel"],
  ["r", "remote start"],
  ["c", "Apple CarPlay"],
  ["b", "blind-spot monitoring"],
  ["i", "wireless phone charging"],
  ["e", "automatic emergency braking"],
  ["u", "push-button start"],
  ["D", "dual-zone climate control"],
  ["P", "a power driver seat"],
  ["R", "roof rails"],
  ["A", "alloy wheels"],
  ["B", "a rear-view camera"],
  ["T", "Bluetooth"],
];

/** Lists a vehicle's equipment, the most important first. */
export function notableEquipment(letters: readonly string[]): string[] {
  return NOTABLE.filter(([letter]) => letters.includes(letter)).map(([, words]) => words);
}

/** Joins a list: `a`, `a and b`, `a, b and c`. */
export function listText(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
