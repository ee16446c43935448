/** Font sizes in pixels, with the most lines of each. */
const STEPS = [
  { size: 104, most: 1 },
  { size: 88, most: 2 },
  { size: 72, most: 3 },
  { size: 60, most: 4 },
] as const;
/** The width of a line in pixels. */
const WIDEST = 1050;

/**
 * Breaks a title into lines of similar length, at the largest size that fits. Lines break between words only: the
 * renderer would break at hyphens. Titles longer than four lines end in an ellipsis.
 *
 * @example titleLines("Car service and repair in Springfield, MO")
 * // { size: 88, lines: ["Car service and repair", "in Springfield, MO"] }
 */
export function titleLines(title: string): { size: number; lines: string[] } {
  const words = title.split(/\s+/).filter(Boolean);
  for (const { size, most } of STEPS) {
    const { length } = filled(words, WIDEST / size);
    if (length <= most) return { size, lines: balanced(words, length, WIDEST / size) };
  }
  const { size, most } = STEPS[3];
  const lines = filled(words, WIDEST / size).slice(0, most);
  return { size, lines: [...lines.slice(0, -1), `${lines.at(-1)}…`] };
}

/** The narrowest layout with the same number of lines. */
function balanced(words: readonly string[], count: number, widest: number): string[] {
  for (let width = widest / 2; width < widest; width += 0.2) {
    const lines = filled(words, width);
    if (lines.length <= count) return lines;
  }
  return filled(words, widest);
}

/** Fills each line greedily; `widest` is in ems. A word longer than a line has its own line. */
function filled(words: readonly string[], widest: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const NARROW = /[iljtfr.,:;'’()!¡ ]/;
const WIDE = /[mwMW@%]/;
const CAPITAL = /[\p{Lu}\d$&?¿]/u;

/** The approximate width of a text in Hanken Grotesk ExtraBold, in ems: the renderer cannot measure beforehand. */
function widthOf(text: string): number {
  const em = (character: string) =>
    NARROW.test(character) ? 0.27 : WIDE.test(character) ? 0.8 : CAPITAL.test(character) ? 0.6 : 0.5;
  return [...text].reduce((width, character) => width + em(character), 0);
}
