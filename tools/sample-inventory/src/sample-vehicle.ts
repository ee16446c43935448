import type { ModelFacts, TrimFacts } from "./facts/model-facts.ts";
import type { Powertrain } from "./powertrain.ts";

export type SampleCondition = "new" | "certified" | "used";

/** A color name with its family. */
export type NamedColor = { name: string; family: string };

/** One vehicle of the sample; prices in dollars. */
export type SampleVehicle = {
  condition: SampleCondition;
  facts: ModelFacts;
  trim: TrimFacts;
  powertrain: Powertrain;
  year: number;
  vin: string;
  miles: number;
  paint: NamedColor;
  interior: NamedColor;
  upholstery: "Leather" | "Leatherette" | "Cloth";
  letters: string[];
  oemFeatures: string[];
  standardFeatures: string[];
  optionalFeatures: string[];
  msrp: number;
  sellingPrice: number;
  /** Below the selling price, or null. */
  internetPrice: number | null;
  daysInStock: number;
  storeId: string;
  status: "" | "Pending" | "Sold";
  visibility: "" | "private";
  stockNumber: string;
};
