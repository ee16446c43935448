/** The HTML entities of U+00A0 to U+00FF, in the order of their characters (HTML 4.01, 24.2). */
const LATIN_1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro " +
  "para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil " +
  "Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave " +
  "Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml " +
  "igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute " +
  "thorn yuml";

/**
 * Characters of the HTML entities that forms copy into XML: Latin-1, punctuation, the euro and trade mark signs. None
 * is a character that XML must escape.
 *
 * @example HTML_ENTITIES.get("ntilde") // "ñ"
 */
export const HTML_ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.split(" ").map((name, at): [string, string] => [name, String.fromCharCode(0xa0 + at)]),
  ["ndash", "–"],
  ["mdash", "—"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["bull", "•"],
  ["hellip", "…"],
  ["euro", "€"],
  ["trade", "™"],
]);
