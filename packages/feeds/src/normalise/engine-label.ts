/** Engine cells: liters or cubic centimeters, cylinder count, aspiration, free text. */
export type EngineCells = { displacement: string; cylinders: string; aspiration: string; text: string };

/**
 * Composes the engine's display label; null without data.
 *
 * @example engineLabel({ displacement: "1.5", cylinders: "4", aspiration: "Turbocharged", text: "" }) // "1.5L 4-Cylinder Turbo"
 */
export function engineLabel({ displacement, cylinders, aspiration, text }: EngineCells): string | null {
  const liters = readLiters(displacement) ?? readLiters(/\b\d{1,2}\.\d ?l?\b/i.exec(text)?.[0] ?? "");
  const count = readCylinders(cylinders) ?? readCylinders(text);
  // Text without size and cylinders ("Dual Motor Electric") is kept unchanged.
  if (text !== "" && liters === null && (count === null || text.length > 12)) return text;
  const parts = [liters && `${liters}L`, count && `${count}-Cylinder`].filter(Boolean);
  if (parts.length === 0) return null;
  return [...parts, forcedInduction(`${aspiration} ${text}`)].filter(Boolean).join(" ");
}

function forcedInduction(words: string): string | null {
  if (/\b(twin|bi)[- ]?turbo/i.test(words)) return "Twin Turbo";
  if (/turbo/i.test(words)) return "Turbo";
  return /supercharge/i.test(words) ? "Supercharged" : null;
}

function readLiters(cell: string): string | null {
  const number = Number.parseFloat(cell);
  if (!Number.isFinite(number) || number <= 0 || number >= 10_000) return null;
  // A displacement above 20 is in cubic centimeters.
  const liters = number > 20 ? number / 1000 : number;
  return liters >= 0.5 ? liters.toFixed(1) : null;
}

function readCylinders(cell: string): number | null {
  const match = /^(\d{1,2})$|\b(\d{1,2})[- ]?cyl|\b[IVHWLF][- ]?(\d{1,2})\b/i.exec(cell.trim());
  const count = Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? 0);
  return count >= 2 && count <= 16 ? count : null;
}
