import * as z from "zod";
import { cents, externalUrl, nonEmpty, slug, uniqueList } from "./field-schemas.ts";

/** A text by language; the default language is required (`setting-conflicts.ts`). */
const words = z.record(z.string().regex(/^[a-z]{2}$/, "language.invalid"), nonEmpty);

const zip = z.string().regex(/^\d{5}$/, "zip.invalid");

/** Where figures come from, and the day they were valid; both are printed beside them. */
const source = z.strictObject({ name: words, url: externalUrl, asOf: z.iso.date() });
export type ChargeSource = z.infer<typeof source>;

const rate = z.strictObject({
  id: slug,
  name: words,
  /** Millionths of the taxed amount: 4.225 % is 42,250. */
  rateMillionths: z.int().min(0).max(300_000),
});

/** The ZIP codes with one sum of taxes. */
const area = z.strictObject({
  zips: uniqueList(zip).min(1),
  /** Ids of `rates`. */
  rates: uniqueList(slug).min(1),
});

const fee = z.strictObject({
  id: slug,
  name: words,
  cents,
  /** Printed under the name. */
  note: words.optional(),
  /** Only for vehicles with one of these fuels; without it for all. */
  fuelTypes: uniqueList(nonEmpty).min(1).optional(),
});

/** A sheet with the charges of the dealership's state (docs/product/dealership.md, "Out-the-door sheet"). */
const stateCharges = z.strictObject({
  /** Whether the figures are labelled as examples. */
  example: z.boolean(),
  /** Where a buyer pays them: `license office`, in the middle of a sentence. */
  office: words,
  /** Days after the sale by which they are due. */
  dueDays: z.int().min(1).max(365),
  tradeInCredit: z.boolean(),
  taxesDealerFees: z.boolean(),
  /** The state's own ZIP codes, both ends inclusive; others pay tax at home. */
  zipRanges: z
    .array(z.strictObject({ from: zip, to: zip }).refine(({ from, to }) => from <= to, "zip-range.reversed"))
    .min(1),
  salesTax: z.strictObject({ source, rates: z.array(rate).min(1), areas: z.array(area) }),
  fees: z.strictObject({ source, lines: z.array(fee) }),
});
export type StateChargesConfig = z.infer<typeof stateCharges>;

/** The out-the-door sheet of each vehicle. */
export const outTheDoorSchema = z.strictObject({
  /** Days, with the day of the sheet, on which its figures hold. */
  validDays: z.int().min(1).max(90),
  /** Null while nobody keeps them up to date: the sheet says that taxes are not included. */
  stateCharges: stateCharges.nullable(),
});
export type OutTheDoorSettings = z.infer<typeof outTheDoorSchema>;
