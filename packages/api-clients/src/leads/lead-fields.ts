import * as z from "zod/mini";

const describe = z.describe;

// Missing, null and blank values are equivalent.

export const text = (max: number) => z.nullish(z.string().check(z.maxLength(max)));

export const dollars = z
  .nullish(z.union([z.number(), z.string()]))
  .check(describe("US dollars, as a number or as typed: `12500`, `$12,500`."));

export const wholeNumber = z
  .nullish(z.union([z.int(), z.string()]))
  .check(describe("As a number or as typed: `88210`, `88,210`."));

export const day = z.nullish(z.string()).check(describe("`YYYY-MM-DD`."));

export const time = z
  .nullish(z.string())
  .check(describe("`HH:MM`, 24 hours, in the dealership's time zone."));

export const vin = z.string().check(z.regex(/^[A-Za-z0-9]{17}$/));
