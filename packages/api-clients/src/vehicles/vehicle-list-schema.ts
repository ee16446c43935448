import { VALUE_GROUPS } from "@forecourt/inventory";
import * as z from "zod/mini";
import { vehicleSchema } from "./vehicle-schema.ts";

const describe = z.describe;
const count = z.int().check(z.nonnegative());
const fromOne = z.int().check(z.minimum(1));

/** A value that can be chosen in a group of filters. */
export const facetValueSchema = z.object({
  value: z.string().check(describe("As the query parameter takes it.")),
  label: z.string().check(describe("In English.")),
  count: count.check(describe("Vehicles with it that all other groups of filters let through.")),
  make: z.optional(z.string()).check(describe("The make that a model belongs to.")),
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
  "Lowest and highest value that the other groups of filters leave: whole dollars, miles, years.";

/** A page of a list of vehicles, with what could be chosen next. */
export const vehicleListSchema = z.object({
  total: count.check(describe("Vehicles that the filters let through.")),
  page: fromOne.check(describe("The page shown: the last one when a later one was asked for.")),
  pages: fromOne,
  pageSize: fromOne,
  vehicles: z.array(vehicleSchema),
  facets: z
    .object(groups)
    .check(describe("Every value in stock or chosen, by the name of its query parameter.")),
  ranges: z.object({ price: range, mileage: range, year: range }).check(describe(ranges)),
  privateTotal: count.check(
    describe("Private vehicles that fit and are listed only for visitors who have unlocked them."),
  ),
});

export type VehicleList = z.infer<typeof vehicleListSchema>;
