/**
 * Returns how a word sounds to a Spanish speaker, so that names spelled by ear are found.
 *
 * @example soundKey("sivic") === soundKey("civic") // true
 * @example soundKey("onda") === soundKey("honda") // true
 */
export function soundKey(word: string): string {
  return word
    .replace(/sh/g, "ch")
    .replace(/ph/g, "f")
    .replace(/ck|q(?:u(?=[ei]))?|c(?![eih])/g, "k")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/ee|y/g, "i")
    .replace(/v/g, "b")
    .replace(/(?<!c)h/g, "")
    .replace(/(.)\1+/g, "$1");
}
