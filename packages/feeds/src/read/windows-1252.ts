/**
 * The characters of the bytes 0x80 to 0x9F, in order; the five unused bytes stay control characters
 * (https://encoding.spec.whatwg.org/#windows-1252).
 */
const HIGH_CONTROLS =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f" +
  "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

/**
 * Decodes Windows-1252. `TextDecoder` of Node 22.18 decodes it as Latin-1 and loses 0x80 to 0x9F, among them the
 * apostrophe ’, the dash – and ™.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = new TextDecoder("latin1").decode(bytes);
  return latin1.replace(/[\u0080-\u009f]/g, (control) => HIGH_CONTROLS[control.charCodeAt(0) - 0x80]!);
}
