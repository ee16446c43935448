/**
 * Lowercases text and removes accents, so that `Eléctrico` equals `electrico`.
 *
 * @example foldText("Híbrido ROJO") // "hibrido rojo"
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
