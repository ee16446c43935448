import { formatMoney } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import { element } from "./element.ts";

/** A line of a table: what it is, and cents. */
export type AmountLine = readonly [label: string, cents: Cents];

/** Makes a table of amounts, optionally with a caption and a total. */
export function amountsTable(
  lines: readonly AmountLine[],
  { caption, total }: { caption?: string; total?: AmountLine } = {},
): HTMLElement {
  return element(
    "table",
    { class: "live-amounts" },
    ...(caption ? [element("caption", {}, caption)] : []),
    element("tbody", {}, ...lines.map(row)),
    ...(total ? [element("tfoot", {}, row(total))] : []),
  );
}

function row([label, cents]: AmountLine): HTMLElement {
  const amount = formatMoney(cents, "en", { cents: "always" });
  return element("tr", {}, element("th", { scope: "row" }, label), element("td", {}, amount));
}
