import type { ErrorPath } from "@forecourt/result";
import * as z from "zod";
import { type Check, check, named, repeated } from "./conflict-check.ts";

const chargesNeeded = z.looseObject({
  outTheDoor: z.looseObject({
    stateCharges: z.looseObject({
      salesTax: z.looseObject({
        rates: z.array(named),
        areas: z.array(z.looseObject({ zips: z.array(z.string()), rates: z.array(z.string()) })),
      }),
      fees: z.looseObject({ lines: z.array(named) }),
    }),
  }),
});

const CHARGES = ["outTheDoor", "stateCharges"];

/** A ZIP code has one sum of taxes, each a known one, and every line its own id. */
const stateCharges = check(chargesNeeded, ({ outTheDoor }) => {
  const { salesTax, fees } = outTheDoor.stateCharges;
  const at = (list: readonly string[]) => (entry: { id: string }, index: number) => ({
    id: entry.id,
    path: [...CHARGES, ...list, index, "id"],
  });
  // The schema rejects a ZIP code twice in one area.
  const zips = salesTax.areas.flatMap((area, index) =>
    [...new Set(area.zips)].map((zip) => ({
      id: zip,
      path: [...CHARGES, "salesTax", "areas", index, "zips"],
    })),
  );
  const known = new Set(salesTax.rates.map(({ id }) => id));
  const unknown = salesTax.areas.flatMap((area, index) =>
    area.rates.flatMap((id, place) =>
      known.has(id)
        ? []
        : [
            {
              path: [...CHARGES, "salesTax", "areas", index, "rates", place],
              code: "state-charges.unknown-rate",
            },
          ],
    ),
  );
  return [
    ...repeated(salesTax.rates.map(at(["salesTax", "rates"])), "state-charges.duplicate-id"),
    ...repeated(fees.lines.map(at(["fees", "lines"])), "state-charges.duplicate-id"),
    ...repeated(zips, "state-charges.duplicate-zip"),
    ...unknown,
  ];
});

const words = z.record(z.string(), z.unknown());
const namedInWords = z.array(z.looseObject({ name: words, note: words.optional() }));
const sourced = z.looseObject({ source: z.looseObject({ name: words }) });
const chargeWordsNeeded = z.looseObject({
  languages: z.looseObject({ default: z.string(), supported: z.array(z.string()) }),
  outTheDoor: z.looseObject({
    stateCharges: z.looseObject({
      office: words,
      salesTax: sourced.extend({ rates: namedInWords }),
      fees: sourced.extend({ lines: namedInWords }),
    }),
  }),
});

/** The default language is the fallback, so every text must have it. */
const writtenCharges = check(chargeWordsNeeded, ({ languages, outTheDoor }) => {
  // An unsupported language is an error of its own.
  if (!languages.supported.includes(languages.default)) return [];
  const { office, salesTax, fees } = outTheDoor.stateCharges;
  const lines = (list: readonly string[], entries: typeof fees.lines) =>
    entries.flatMap(({ name, note }, index): [ErrorPath, typeof name][] => [
      [[...list, index, "name"], name],
      ...(note ? [[[...list, index, "note"], note] satisfies [ErrorPath, typeof name]] : []),
    ]);
  const texts: [ErrorPath, typeof office][] = [
    [["office"], office],
    [["salesTax", "source", "name"], salesTax.source.name],
    [["fees", "source", "name"], fees.source.name],
    ...lines(["salesTax", "rates"], salesTax.rates),
    ...lines(["fees", "lines"], fees.lines),
  ];
  return texts
    .filter(([, text]) => !Object.hasOwn(text, languages.default))
    .map(([path]) => ({ path: [...CHARGES, ...path], code: "state-charges.default-language-missing" }));
});

/** What contradicts itself in the charges of the state. */
export const stateChargesConflicts: readonly Check[] = [stateCharges, writtenCharges];
