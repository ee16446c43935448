import { slugId } from "./vehicle.ts";

/** Names of makes that are also models of another make, such as the Hyundai Genesis. */
const MAKE_AND_MODEL_NAMES = new Set(["genesis", "mini", "ram", "scion", "smart"]);

/**
 * Returns the id of a make.
 *
 * @example makeId("Land Rover") // "land_rover"
 */
export function makeId(make: string): string {
  return slugId(make);
}

/**
 * Returns the id of a model. Includes the make when the name alone is ambiguous: a number, the make's name, or a name
 * that is also a make (docs/product/inventory.md).
 *
 * @example modelId("Mitsubishi", "Outlander PHEV") // "outlander_phev"
 * @example modelId("Ram", "1500") // "ram_1500"
 */
export function modelId(make: string, model: string): string {
  const slug = slugId(model);
  const ofMake = makeId(make);
  const isAmbiguous = !/[a-z]/.test(slug) || slug === ofMake || MAKE_AND_MODEL_NAMES.has(slug);
  return slug !== "" && ofMake !== "" && isAmbiguous ? `${ofMake}_${slug}` : slug;
}
