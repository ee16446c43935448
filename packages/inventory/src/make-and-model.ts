/**
 * Joins make and model for display, without repeating a make that the model's name starts with.
 *
 * @example makeAndModel({ make: "Ram", model: "Ram 1500" }) // "Ram 1500"
 * @example makeAndModel({ make: "Mazda", model: "Mazda3" }) // "Mazda3"
 */
export function makeAndModel({ make, model }: { make: string; model: string }): string {
  const repeats = model.toLowerCase().startsWith(make.toLowerCase());
  // A letter after the make is another word: a Kia named "Kiara" keeps its make.
  const isWhole = !/^\p{L}/u.test(model.slice(make.length));
  return repeats && isWhole ? model : `${make} ${model}`.trim();
}
