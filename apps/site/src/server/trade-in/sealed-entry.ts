import { parseEntry, type TradeInEntry } from "#shared/trade-in/own-vehicle.ts";
import type { PartError } from "#shared/trade-in/vehicle-parts.ts";
import { openSealed, sealValue } from "../cookies/sealed-value.ts";

/*
 * The answers of a valuation for a browser without scripts. They say what is owed on a vehicle, so no cookie keeps
 * them: each step's form and address carries them sealed (docs/product/trade-in.md, "The journey").
 */

/** The entry so far, and what was wrong with the last step. */
export type CarriedEntry = {
  entry: TradeInEntry;
  errors: readonly PartError[];
  /** What was typed into the step that has errors, by field. */
  typed: Readonly<Record<string, string>>;
};

const PURPOSE = "trade-in";
const SECONDS = 3600;

/** The longest sealed entry, with two long texts. */
export const LONGEST_ENTRY = 7000;

/** Seals an entry for an hour. */
export function sealEntry({ entry, errors, typed }: CarriedEntry, secret: string): Promise<string> {
  const short = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.slice(0, 1000)]));
  const value = { entry: JSON.stringify(entry), errors, typed: short };
  return sealValue(PURPOSE, value, secret, { seconds: SECONDS });
}

/** The sealed entry; an empty one when missing, forged or older than an hour. */
export async function openEntry(sealed: string | undefined, secret: string): Promise<CarriedEntry> {
  const opened = (await openSealed(PURPOSE, sealed, secret, { maxLength: LONGEST_ENTRY })) as
    | { entry: string; errors: PartError[]; typed: Record<string, string> }
    | undefined;
  return opened
    ? { ...opened, entry: parseEntry(opened.entry) }
    : { entry: parseEntry(null), errors: [], typed: {} };
}
