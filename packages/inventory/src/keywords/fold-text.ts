/**
 * Lower case without accents, so that `Eléctrico` and `electrico` are one word.
 *
 * @example foldText("Híbrido ROJO") // "hibrido rojo"
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
