import { NUMBER_WORDS, numberOf } from "./number-words.ts";

/** A text with its numbers as digits: patterns read `readable`, evidence quotes the original. */
export type ReadableText = {
  readable: string;
  /** The original text of a range of `readable`. */
  quote: (start: number, end: number) => string;
};

/** A match in a readable text; `evidence` is the original text. */
type TextMatch = { evidence: string; groups: (string | undefined)[]; index: number };

/** A number with its unit in words, or the letters of APR with points. */
const WRITTEN = new RegExp(
  String.raw`(?<![\p{L}\d])(?<sign>\$\s?)?(?:(?<digits>\d[\d,]*(?:\.\d+)?)|(?<words>${NUMBER_WORDS})(?:\s+(?:point|punto)\s+(?<decimals>${NUMBER_WORDS}))?)(?:[\s-]+(?<dollars>dollars?|bucks|dólares|USD)(?!\p{L})|[\s-]*(?<percent>percent|per\s+cent|por\s+ciento)(?!\p{L}))?|(?<apr>\bA\.\s?P\.\s?R\.?)`,
  "giu",
);
/** "No one" and "one of a kind" are no amounts. */
const PRONOUN = /^(?:one|uno)$/i;

/**
 * Writes numbers, dollars, percent and APR of a text in one way: `$319`, `3.9%`, `APR`.
 *
 * @example readText("three hundred nineteen dollars a month").readable // "$319 a month"
 */
export function readText(text: string): ReadableText {
  // Same length, so that positions stay.
  const plain = text
    .replace(/[\u00A0\u2007\u2009\u202F]/g, " ")
    .replace(/[\u2010-\u2013\u2212]/g, "-")
    .replaceAll("’", "'");
  const replaced: { start: number; end: number; from: number; to: number }[] = [];
  let readable = "";
  let copied = 0;
  for (const match of plain.matchAll(WRITTEN)) {
    const to = match.index + match[0].length;
    readable += plain.slice(copied, match.index);
    const start = readable.length;
    readable += inDigits(match[0], match.groups!);
    replaced.push({ start, end: readable.length, from: match.index, to });
    copied = to;
  }
  readable += plain.slice(copied);

  const original = (position: number, edge: "from" | "to") => {
    let shift = 0;
    for (const { start, end, from, to } of replaced) {
      if (position <= start) break;
      if (position < end) return edge === "from" ? from : to;
      shift = to - end;
    }
    return position + shift;
  };
  return { readable, quote: (start, end) => text.slice(original(start, "from"), original(end, "to")) };
}

function inDigits(written: string, groups: Record<string, string | undefined>): string {
  const { sign, digits, words, decimals, dollars, percent, apr } = groups;
  if (apr) return "APR";
  const isAmount = sign !== undefined || dollars !== undefined;
  if (words === undefined ? !dollars && !percent : PRONOUN.test(words) && !isAmount && !percent)
    return written;
  const number = digits ?? `${numberOf(words!)}${decimals ? `.${numberOf(decimals)}` : ""}`;
  return `${isAmount ? "$" : ""}${number}${percent ? "%" : ""}`;
}

/** Every match of a pattern in a text, in the order of the text. */
export function matchesIn(text: ReadableText, pattern: RegExp): TextMatch[] {
  const flags = pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`;
  return [...text.readable.matchAll(new RegExp(pattern, flags))].map((match) => ({
    evidence: text.quote(match.index, match.index + match[0].length).trim(),
    groups: match.slice(1),
    index: match.index,
  }));
}
