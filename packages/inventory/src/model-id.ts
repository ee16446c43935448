import { slugId } from "./vehicle.ts";

/** Names that are a make today and were a model of another make, such as the Hyundai Genesis. */
const NAMES_OF_BOTH = new Set(["genesis", "mini", "ram", "scion", "smart"]);

/**
 * The id of a make: `mitsubishi`.
 *
 * @example makeId("Land Rover") // "land_rover"
 */
export function makeId(make: string): string {
  return slugId(make);
}

/**
 * The id of a model, without its make unless the name says too little alone (docs/product/inventory.md):
 * a bare number, the make's own name, or a name that is also a make.
 *
 * @example modelId("Mitsubishi", "Outlander PHEV") // "outlander_phev"
 * @example modelId("Ram", "1500") // "ram_1500"
 */
export function modelId(make: string, model: string): string {
  const slug = slugId(model);
  const ofMake = makeId(make);
  const saysTooLittle = !/[a-z]/.test(slug) || slug === ofMake || NAMES_OF_BOTH.has(slug);
  return slug !== "" && ofMake !== "" && saysTooLittle ? `${ofMake}_${slug}` : slug;
}
