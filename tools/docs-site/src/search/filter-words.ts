import { type ActiveFilter, FACET_LABELS, type Range, type RangeGroup } from "@forecourt/inventory";
import { vocabulary } from "./search-lot.ts";

const groupWords: Record<ActiveFilter["group"], string> = {
  condition: "Condition",
  bodyStyle: "Body style",
  makeModel: "Make or model",
  fuelType: "Fuel",
  drivetrain: "Drivetrain",
  exteriorColor: "Color",
  features: "Equipment",
  stores: "Store",
  price: "Price",
  payment: "Payment",
  mileage: "Mileage",
  year: "Year",
  q: "Words",
};

const dollars = (value: number) => `$${value.toLocaleString("en-US")}`;

const writers: Record<RangeGroup, (value: number) => string> = {
  price: dollars,
  payment: (value) => `${dollars(value)} a month`,
  mileage: (value) => `${value.toLocaleString("en-US")} miles`,
  year: String,
};

/** A filter in words, such as "Body style: SUVs" or "Price: up to $25,000". */
export function filterWords(filter: ActiveFilter): string {
  return `${groupWords[filter.group]}: ${valueWords(filter)}`;
}

function valueWords(filter: ActiveFilter): string {
  if ("range" in filter) return rangeWords(filter.range, writers[filter.group]);
  if ("q" in filter) return filter.q;
  const { makes, models, features } = vocabulary;
  const { value } = filter;
  const name = makes.get(value)?.label ?? models.get(value)?.label ?? features.get(value);
  return name ?? FACET_LABELS[value] ?? value;
}

function rangeWords({ min, max }: Range, write: (value: number) => string): string {
  const from = min === null ? [] : [`from ${write(min)}`];
  const to = max === null ? [] : [`up to ${write(max)}`];
  return [...from, ...to].join(" ");
}
