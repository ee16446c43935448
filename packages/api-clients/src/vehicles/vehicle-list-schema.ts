import { VALUE_GROUPS } from "@forecourt/inventory";
import * as z from "zod";
import { vehicleSchema } from "./vehicle-schema.ts";

/** A value that can be chosen in a group of filters. */
export const facetValueSchema = z.object({
  value: z.string().describe("As the query parameter takes it."),
  label: z.string().describe("In English."),
  count: z.int().nonnegative().describe("Vehicles with it that all other groups of filters let through."),
  make: z.string().optional().describe("The make that a model belongs to."),
});
export type FacetValue = z.infer<typeof facetValueSchema>;

type Param = (typeof VALUE_GROUPS)[number]["param"];
const groups = Object.fromEntries(VALUE_GROUPS.map(({ param }) => [param, z.array(facetValueSchema)]));

const range = z.object({ min: z.int(), max: z.int() }).nullable().describe("Null when there is none.");

/** A page of a list of vehicles, with what could be chosen next. */
export const vehicleListSchema = z.object({
  total: z.int().nonnegative().describe("Vehicles that the filters let through."),
  page: z.int().min(1).describe("The page shown: the last one when a later one was asked for."),
  pages: z.int().min(1),
  pageSize: z.int().min(1),
  vehicles: z.array(vehicleSchema),
  facets: z
    .object(groups as Record<Param, z.ZodArray<typeof facetValueSchema>>)
    .describe("Every value in stock or chosen, by the name of its query parameter."),
  ranges: z
    .object({ price: range, mileage: range, year: range })
    .describe(
      "Lowest and highest value that the other groups of filters leave: whole dollars, miles, years.",
    ),
  privateTotal: z
    .int()
    .nonnegative()
    .describe("Private vehicles that fit and are listed only for visitors who have unlocked them."),
});

export type VehicleList = z.infer<typeof vehicleListSchema>;
