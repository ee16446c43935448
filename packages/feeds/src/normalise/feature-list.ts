import { plainText } from "./plain-text.ts";

/** Characters. Longer texts are paragraphs, not features. */
const LONGEST = 160;
const MOST = 400;

/**
 * Splits cells into unique features, in order. The separator is `|`, or else `;` or line breaks, or else commas outside
 * parentheses.
 *
 * @example featureList(["Heated Seats|Sunroof"]) // ["Heated Seats", "Sunroof"]
 */
export function featureList(cells: readonly string[]): string[] {
  const features = cells
    .flatMap(splitList)
    .map((feature) =>
      plainText(feature)
        .replace(/\s+/g, " ")
        .replace(/^[-•*]\s*/, ""),
    )
    .filter((feature) => feature !== "" && feature.length <= LONGEST);
  return uniqueLabels(features).slice(0, MOST);
}

function splitList(cell: string): string[] {
  if (cell.includes("|")) return cell.split("|");
  const text = plainText(cell);
  if (/[;\n]/.test(text)) return text.split(/[;\n]/);
  return text.split(/,(?![^(]*\))(?!\d{3})/);
}

function uniqueLabels(labels: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const label of labels) {
    const key = label.toLowerCase();
    if (!first.has(key)) first.set(key, label);
  }
  return [...first.values()];
}
