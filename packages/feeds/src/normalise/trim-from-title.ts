/**
 * Finds the trim in a listing's title, for feeds without a trim column; empty unless the title starts with year, make
 * and model.
 *
 * @example trimFromTitle("2012 Honda Civic EX-L", { year: 2012, make: "Honda", model: "Civic" }) // "EX-L"
 */
export function trimFromTitle(title: string, name: { year: number; make: string; model: string }): string {
  const beginning = `${name.year} ${name.make} ${name.model} `;
  return title.toLowerCase().startsWith(beginning.toLowerCase()) ? title.slice(beginning.length).trim() : "";
}
