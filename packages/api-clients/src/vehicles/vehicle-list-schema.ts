import { VALUE_GROUPS } from "@forecourt/inventory";
import * as z from "zod/mini";
import { vehicleSchema } from "./vehicle-schema.ts";

const describe = z.describe;
const count = z.int().check(z.nonnegative());
const fromOne = z.int().check(z.minimum(1));

/** A selectable value of a filter group. */
export const facetValueSchema = z.object({
  value: z.string().check(describe("The value of the query parameter.")),
  label: z.string().check(describe("In English.")),
  count: count.check(describe("Vehicles with this value that match all other filter groups.")),
  make: z.optional(z.string()).check(describe("The make of a model.")),
});
export type FacetValue = z.infer<typeof facetValueSchema>;

type Param = (typeof VALUE_GROUPS)[number]["param"];
const values = z.array(facetValueSchema);
const groups = Object.fromEntries(VALUE_GROUPS.map(({ param }) => [param, values])) as Record<
  Param,
  typeof values
>;

const range = z
  .nullable(z.object({ min: z.int(), max: z.int() }))
  .check(describe("Null when there is none."));
const ranges =
  "Lowest and highest value of vehicles that match the other filter groups: whole dollars, whole dollars a month, miles, years.";

/** A page of vehicles with facets. */
export const vehicleListSchema = z.object({
  total: count.check(describe("Vehicles that match the filters.")),
  page: fromOne.check(describe("The returned page; the last one when a later one was requested.")),
  pages: fromOne,
  pageSize: fromOne,
  vehicles: z.array(vehicleSchema),
  facets: z.object(groups).check(describe("Every value in stock or selected, by query parameter.")),
  ranges: z.object({ price: range, payment: range, mileage: range, year: range }).check(describe(ranges)),
  privateTotal: count.check(
    describe("Matching private vehicles, which are listed only for visitors who have unlocked them."),
  ),
});

export type VehicleList = z.infer<typeof vehicleListSchema>;
