/** The engine's cells: liters or cubic centimeters, a count of cylinders, and free words. */
export type EngineCells = { displacement: string; cylinders: string; text: string };

/**
 * Composes the engine as the site shows it, null when the cells say nothing.
 *
 * @example engineLabel({ displacement: "2.5", cylinders: "4", text: "" }) // "2.5L 4-Cylinder"
 */
export function engineLabel({ displacement, cylinders, text }: EngineCells): string | null {
  const liters = readLiters(displacement) ?? readLiters(/\b\d{1,2}\.\d ?l?\b/i.exec(text)?.[0] ?? "");
  const count = readCylinders(cylinders) ?? readCylinders(text);
  const parts = [liters && `${liters}L`, count && `${count}-Cylinder`].filter(Boolean);
  // Words that carry more than size and cylinders ("Twin Turbo", "Dual Motor") are kept as they stand.
  if (text !== "" && (parts.length < 2 || text.length > 12) && !/^\d{1,2} ?cyl/i.test(text)) return text;
  return parts.length > 0 ? parts.join(" ") : null;
}

function readLiters(cell: string): string | null {
  const number = Number.parseFloat(cell);
  if (!Number.isFinite(number) || number <= 0 || number >= 10_000) return null;
  // An engine above 20 units of displacement is measured in cubic centimeters.
  const liters = number > 20 ? number / 1000 : number;
  return liters >= 0.5 ? liters.toFixed(1) : null;
}

function readCylinders(cell: string): number | null {
  const match = /^(\d{1,2})$|\b(\d{1,2})[- ]?cyl|\b[IVHWLF][- ]?(\d{1,2})\b/i.exec(cell.trim());
  const count = Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? 0);
  return count >= 2 && count <= 16 ? count : null;
}
