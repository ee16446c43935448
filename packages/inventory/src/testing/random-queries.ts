import { type InventoryQuery, noFilters, type Range, SORTS } from "../filters.ts";
import { makeId, modelId } from "../model-id.ts";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  slugId,
  type Vehicle,
} from "../vehicle.ts";
import { EXAMPLE_TERMS } from "./example-payments.ts";
import { FEATURES, STORES } from "./random-vehicles.ts";
import { type Random, seededRandom } from "./seeded-random.ts";

const KEYWORDS = [
  "awd suv under 25k",
  "2022 outlander under 30,000 miles",
  "camioneta roja menos de 40000",
  "sel",
  "leather seats limited",
  "toyta camry",
  "v6 white diamond",
  "f150",
  "cars for sale",
  "electrico",
  "zzzz",
];

/**
 * Realistic random queries, the same for the same seed. Zero to five groups, one to three values mostly in stock, often
 * the first page. `keywords` is the share of queries with keywords, `payments` that with terms and a payment range or order.
 */
export function randomQueries(
  vehicles: readonly Vehicle[],
  count: number,
  seed: number,
  { keywords = 0.15, payments = 0 } = {},
): InventoryQuery[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => randomQuery(vehicles, random, { keywords, payments }));
}

function randomQuery(
  vehicles: readonly Vehicle[],
  random: Random,
  { keywords, payments }: { keywords: number; payments: number },
): InventoryQuery {
  const filters = noFilters();
  const some = <T>(values: readonly T[]): T[] =>
    Array.from({ length: 1 + random.int(3) }, () => random.pick(values));
  const makeOrModel = () => {
    const { make, model } = random.pick(vehicles);
    return random.chance(0.4)
      ? [makeId(make)]
      : random.chance(0.3)
        ? [makeId(make), modelId(make, model)]
        : [modelId(make, model)];
  };
  const steps: (() => void)[] = [
    () => filters.condition.push(...some(CONDITIONS)),
    () => filters.bodyStyle.push(...some(BODY_STYLES)),
    () => filters.makeModel.push(...some([0]).flatMap(makeOrModel)),
    () => filters.fuelType.push(...some(FUEL_TYPES)),
    () => filters.drivetrain.push(...some(DRIVETRAINS)),
    () => filters.exteriorColor.push(...some(COLOR_FAMILIES)),
    () => filters.features.push(...some(FEATURES).map(slugId)),
    () => filters.stores.push(...some(STORES)),
    () => Object.assign(filters.price, randomRange(random, 5_000, 80_000, 500)),
    () => Object.assign(filters.mileage, randomRange(random, 0, 150_000, 1_000)),
    () => Object.assign(filters.year, randomRange(random, 2008, 2026, 1)),
  ];
  for (let active = random.int(6); active > 0; active--) random.pick(steps)();
  if (random.chance(keywords))
    filters.q = random.chance(0.05) ? random.pick(vehicles).stockNumber : random.pick(KEYWORDS);
  if (random.chance(0.02)) filters.makeModel.push("no_such_model");
  const page = random.chance(0.7) ? 1 : 1 + random.int(30);
  const sort = random.chance(0.5) ? "newest" : random.pick(SORTS.filter((name) => name !== "payment"));
  // Without payments no number is drawn: the queries are those of other benches.
  if (payments > 0 && random.chance(payments)) {
    const terms = random.pick([undefined, ...EXAMPLE_TERMS]);
    if (random.chance(0.7)) Object.assign(filters.payment, randomRange(random, 0, 1_500, 25));
    return { filters, sort: random.chance(0.5) ? "payment" : sort, page, terms };
  }
  return page > 1 && random.chance(0.3)
    ? { filters, sort, page, firstPage: 1 + random.int(page) }
    : { filters, sort, page };
}

function randomRange(random: Random, low: number, high: number, step: number): Range {
  const at = () => low + Math.floor((random.next() * (high - low)) / step) * step;
  const [a, b] = [at(), at()];
  const kind = random.int(3);
  return { min: kind === 0 ? null : Math.min(a, b), max: kind === 1 ? null : Math.max(a, b) };
}
