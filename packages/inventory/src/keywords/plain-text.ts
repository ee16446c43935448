const OTHER_NEGATIONS =
  /\b(?:(?:anything|everything|all) but|other than|(?:are|is|do|does|ai)n'?t|que no (?:sea|sean|tenga|tengan)|todo menos|nada de)\b/g;

/**
 * Gives folded keywords one spelling: `not` for every exclusion, years of four digits, no apostrophes and no "price".
 *
 * @example plainText("suvs that aren't black") // "suvs that not black"
 * @example plainText("'18 camry") // "2018 camry"
 */
export function plainText(text: string): string {
  return text
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<![a-z0-9])'(\d\d)(?![\d'])/g, (_, digits: string) =>
      Number(digits) < 50 ? `20${digits}` : `19${digits}`,
    )
    .replace(OTHER_NEGATIONS, "not")
    .replace(/(?<![a-z0-9])(?:prices?|priced|precios?)(?: (?:of|is|de))?(?![a-z0-9])/g, " ")
    .replace(/(?<![a-z0-9])w\/ ?/g, "with ")
    .replace(/(?<![a-z0-9])(?:stock|stk) (?:no|num|nr)(?![a-z0-9])/g, "stock")
    .replace(/(?<![a-z0-9])clase ([a-z])(?![a-z0-9])/g, "$1 class")
    .replace(/(?<![a-z0-9])serie (\d)(?![a-z0-9])/g, "$1 series")
    .replace(/(?<![a-z0-9])gran(?= (?:ch|cara|vit))/g, "grand")
    .replace(/(?<![a-z0-9])d(?= ?\d)/g, "de ")
    .replace(/'/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
