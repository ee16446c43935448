import {
  type FilterGroup,
  type Filters,
  type InventoryQuery,
  noFilters,
  type Range,
  type RangeGroup,
  VALUE_GROUPS,
} from "../filters.ts";
import { type Interpretation, interpretKeywords } from "../keywords/interpret-keywords.ts";
import { makeId, modelId } from "../model-id.ts";
import { FACET_LABELS } from "../search/facet-labels.ts";
import type { InventorySearchOptions } from "../search/inventory-search.ts";
import {
  compactIdentifier,
  driveLabel,
  identifierIn,
  matchesWord,
  searchWords,
  valueWords,
} from "../search/search-words.ts";
import { slugId, type Vehicle } from "../vehicle.ts";
import { createVocabulary, type Vocabulary } from "../vocabulary.ts";

/** The result of the loop, with which other results are compared. */
export type ReferenceAnswer = {
  total: number;
  page: number;
  vins: string[];
  /** Counts by group and value. */
  facets: Record<string, Record<string, number>>;
  ranges: Record<RangeGroup, { min: number; max: number } | null>;
  /** Visible prices in cents of the vehicles counted in the price group. */
  prices: number[];
  /** Payments in cents of the vehicles counted in the payment group. */
  payments: number[];
  relaxations: Record<string, number>;
};

/** A vehicle with precomputed ids. */
export type ReferenceVehicle = {
  vehicle: Vehicle;
  /** Ids by group; a certified vehicle also has `used`. */
  ids: Record<(typeof VALUE_GROUPS)[number]["key"], string[]>;
  make: string;
  model: string;
  price: number | null;
  /** By the query's terms; set for each query. */
  payment: number | null;
  /** Sort key of the day of arrival. */
  day: number;
  words: string[];
};

/** A counter of one value; vehicles reference their counters, so that counting needs no lookup. */
type Cell = { count: number };
type Candidate = ReferenceVehicle & { cells: Record<(typeof VALUE_GROUPS)[number]["key"], Cell[]> };

type Test = { group: FilterGroup; fits(vehicle: ReferenceVehicle): boolean };

/** Prepares the listed vehicles for the loop. */
export function referenceVehicles(
  vehicles: readonly Vehicle[],
  priceOf: (vehicle: Vehicle) => number | null = ({ salePrice, oldPrice }) => salePrice ?? oldPrice,
): ReferenceVehicle[] {
  // Vehicles share few features: reading each once saves most of the time.
  const labels = [...new Set(vehicles.flatMap(({ features }) => features))];
  const known = new Map(
    labels.map((label) => {
      const id = slugId(label);
      return [label, { id, words: valueWords(id, label) }];
    }),
  );
  return vehicles
    .filter((vehicle) => vehicle.status !== "sold" && vehicle.visibility === "public")
    .map((vehicle) => {
      const make = makeId(vehicle.make);
      const model = modelId(vehicle.make, vehicle.model);
      const { condition, bodyStyle, fuelType, drivetrain, exteriorColorFamily: color } = vehicle;
      const features = vehicle.features.map((label) => known.get(label)!);
      const fixed = [condition, bodyStyle, fuelType, drivetrain, color].filter((value) => value !== null);
      return {
        vehicle,
        ids: {
          condition: condition === "certified" ? ["used", "certified"] : [condition],
          bodyStyle: bodyStyle ? [bodyStyle] : [],
          makeModel: [...new Set([make, model])],
          fuelType: fuelType ? [fuelType] : [],
          drivetrain: drivetrain ? [drivetrain] : [],
          exteriorColor: color ? [color] : [],
          features: [...new Set(features.map(({ id }) => id))],
          stores: [vehicle.storeId],
        },
        make,
        model,
        price: priceOf(vehicle),
        payment: null,
        day: Number(vehicle.arrivedOn.replaceAll("-", "")),
        words: [
          ...[
            vehicle.make,
            vehicle.model,
            vehicle.trim,
            vehicle.exteriorColor ?? "",
            driveLabel(vehicle),
          ].flatMap(searchWords),
          ...fixed.flatMap((value) => valueWords(value, FACET_LABELS[value]!)),
          ...(condition === "certified" ? valueWords("used", FACET_LABELS["used"]!) : []),
          ...features.flatMap(({ words }) => words),
        ],
      };
    });
}

function modelsByMake(lot: readonly ReferenceVehicle[], { makes }: Vocabulary): Map<string, Set<string>> {
  const models = new Map(Array.from(makes, ([id, make]) => [id, new Set(make.models)]));
  for (const { make, model } of lot) models.set(make, (models.get(make) ?? new Set()).add(model));
  return models;
}

/**
 * The reference search: one pass over all vehicles. A vehicle that fails no group is a result; one that fails a single
 * group is counted only in that group.
 */
export function referenceSearch(
  lot: readonly ReferenceVehicle[],
  pageSize = 19,
  vocabulary?: Vocabulary,
  paymentsBy: NonNullable<InventorySearchOptions["paymentsBy"]> = () => () => null,
) {
  const words = vocabulary ?? createVocabulary({ vehicles: lot.map(({ vehicle }) => vehicle) });
  const models = modelsByMake(lot, words);
  const cells = new Map(VALUE_GROUPS.map(({ key }) => [key, new Map<string, Cell>()]));
  const cellOf = (key: keyof Candidate["cells"], id: string): Cell => {
    const ofGroup = cells.get(key)!;
    if (!ofGroup.has(id)) ofGroup.set(id, { count: 0 });
    return ofGroup.get(id)!;
  };
  const candidates = lot.map((item): Candidate => {
    const own = VALUE_GROUPS.map(({ key }) => [key, item.ids[key].map((id) => cellOf(key, id))]);
    return { ...item, cells: Object.fromEntries(own) };
  });

  return ({
    filters,
    sort,
    page: requestedPage,
    firstPage = requestedPage,
    terms,
  }: InventoryQuery): ReferenceAnswer => {
    const tests = testsOf(filters, candidates, models, (q) => interpretKeywords(q, words));
    for (const ofGroup of cells.values()) for (const cell of ofGroup.values()) cell.count = 0;
    const results: Candidate[] = [];
    const spans = { price: newSpan(), payment: newSpan(), mileage: newSpan(), year: newSpan() };
    const amounts = { price: [] as number[], payment: [] as number[] };
    const paymentOf = paymentsBy(terms);
    const relaxations: Record<string, number> = Object.fromEntries(tests.map(({ group }) => [group, 0]));

    const countIn = (group: FilterGroup, item: Candidate) => {
      if (group === "q") return;
      if (group === "mileage" || group === "year") return widen(spans[group], item.vehicle[group]);
      if (group !== "price" && group !== "payment") {
        for (const cell of item.cells[group]) cell.count++;
        return;
      }
      const cents = item[group];
      if (cents === null) return;
      widen(spans[group], cents);
      amounts[group].push(cents);
    };

    for (const item of candidates) {
      item.payment = paymentOf(item.vehicle);
      let failed: Test | null = null;
      let failures = 0;
      for (const test of tests) {
        if (test.fits(item)) continue;
        failed = test;
        if (++failures > 1) break;
      }
      if (failures > 1) continue;
      if (failed) {
        relaxations[failed.group]!++;
        countIn(failed.group, item);
        continue;
      }
      results.push(item);
      for (const { key } of VALUE_GROUPS) countIn(key, item);
      countIn("price", item);
      countIn("payment", item);
      countIn("mileage", item);
      countIn("year", item);
    }

    results.sort(COMPARE[sort]);
    const pages = Math.max(1, Math.ceil(results.length / pageSize));
    const page = Math.min(requestedPage, pages);
    const facets: ReferenceAnswer["facets"] = {};
    for (const { key } of VALUE_GROUPS) {
      facets[key] = Object.fromEntries(Array.from(cells.get(key)!, ([id, { count }]) => [id, count]));
    }
    return {
      total: results.length,
      page,
      vins: results
        .slice((Math.min(firstPage, page) - 1) * pageSize, page * pageSize)
        .map(({ vehicle }) => vehicle.vin),
      facets,
      ranges: {
        price: spanOf(spans.price, (cents) => cents / 100),
        payment: spanOf(spans.payment, (cents) => cents / 100),
        mileage: spanOf(spans.mileage, (miles) => miles),
        year: spanOf(spans.year, (year) => year),
      },
      prices: amounts.price,
      payments: amounts.payment,
      relaxations: results.length === 0 ? relaxations : {},
    };
  };
}

function testsOf(
  filters: Filters,
  lot: readonly ReferenceVehicle[],
  models: Map<string, Set<string>>,
  interpret: (q: string) => Interpretation,
): Test[] {
  const tests: Test[] = [];
  for (const { key } of VALUE_GROUPS) {
    const wanted = new Set(filters[key]);
    if (wanted.size === 0) continue;
    if (key === "makeModel") {
      const wholeMakes = new Set(
        [...wanted].filter((id) => ![...(models.get(id) ?? [])].some((model) => wanted.has(model))),
      );
      tests.push({ group: key, fits: ({ make, model }) => wanted.has(model) || wholeMakes.has(make) });
    } else if (key === "features" || key === "condition") {
      tests.push({ group: key, fits: ({ ids }) => ids[key].some((id) => wanted.has(id)) });
    } else {
      tests.push({ group: key, fits: ({ ids }) => wanted.has(ids[key][0] ?? "") });
    }
  }
  const range = (
    group: RangeGroup,
    { min, max }: Range,
    unit: number,
    read: (item: ReferenceVehicle) => number | null,
  ) => {
    if (min === null && max === null) return;
    const low = (min ?? -Infinity) * unit;
    const high = (max ?? Infinity) * unit;
    const fits = (item: ReferenceVehicle) => {
      const value = read(item);
      return value !== null && value >= low && value <= high;
    };
    tests.push({ group, fits });
  };
  range("price", filters.price, 100, ({ price }) => price);
  range("payment", filters.payment, 100, ({ payment }) => payment);
  range("mileage", filters.mileage, 1, ({ vehicle }) => vehicle.mileage);
  range("year", filters.year, 1, ({ vehicle }) => vehicle.year);
  if (filters.q.trim() !== "") {
    const fits = keywordTest(filters.q, interpret(filters.q), lot, (meant) =>
      testsOf(meant, lot, models, interpret),
    );
    if (fits) tests.push({ group: "q", fits });
  }
  return tests;
}

/** The test of keywords; null when they narrow nothing. Parts that leave no vehicle of the lot are ignored. */
function keywordTest(
  q: string,
  { filters, parts }: Interpretation,
  lot: readonly ReferenceVehicle[],
  testsFor: (filters: Filters) => Test[],
): Test["fits"] | null {
  const isNamed = (item: ReferenceVehicle, typed: string) => {
    const identifier = identifierIn(typed);
    return (
      identifier !== null &&
      [item.vehicle.vin, item.vehicle.stockNumber].map(compactIdentifier).includes(identifier)
    );
  };
  const named = lot.filter((item) => isNamed(item, q));
  if (named.length > 0 && compactIdentifier(q).length >= 5) return (item) => isNamed(item, q);
  const meant = testsFor(filters);
  const used = meant.map(({ fits }) => fits);
  let left = lot.filter((item) => used.every((fits) => fits(item)));
  for (const part of parts) {
    const matches: Test["fits"] =
      "words" in part
        ? (item) => part.words.some((word) => matchesWord(word, item.words) || isNamed(item, word))
        : testsFor({ ...noFilters(), [part.group]: [...part.ids] })[0]!.fits;
    const fits: Test["fits"] = part.excluded ? (item) => !matches(item) : matches;
    const isKnown = lot.some(matches);
    const isUsed = part.excluded
      ? "ids" in part || isKnown
      : isKnown && (left.length === 0 || left.some(matches));
    if (!isUsed) continue;
    used.push(fits);
    left = left.filter(fits);
  }
  if (used.length === 0) return parts.length === 0 ? null : (item) => isNamed(item, q);
  return (item) => isNamed(item, q) || used.every((fits) => fits(item));
}

const byVin = (a: ReferenceVehicle, b: ReferenceVehicle) => (a.vehicle.vin < b.vehicle.vin ? -1 : 1);
const byAmount = (a: number | null, b: number | null, sign: 1 | -1) => {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return sign * (a - b);
};
const COMPARE: Record<InventoryQuery["sort"], (a: ReferenceVehicle, b: ReferenceVehicle) => number> = {
  newest: (a, b) => b.day - a.day || byVin(a, b),
  oldest: (a, b) => a.day - b.day || byVin(a, b),
  mileage: (a, b) => a.vehicle.mileage - b.vehicle.mileage || byVin(a, b),
  year: (a, b) => b.vehicle.year - a.vehicle.year || byVin(a, b),
  priceHigh: (a, b) => byAmount(a.price, b.price, -1) || byVin(a, b),
  priceLow: (a, b) => byAmount(a.price, b.price, 1) || byVin(a, b),
  payment: (a, b) => byAmount(a.payment, b.payment, 1) || byVin(a, b),
};

type Span = { low: number; high: number };
const newSpan = (): Span => ({ low: Infinity, high: -Infinity });

function widen(span: Span, value: number): void {
  if (value < span.low) span.low = value;
  if (value > span.high) span.high = value;
}

function spanOf({ low, high }: Span, scale: (value: number) => number): { min: number; max: number } | null {
  return low === Infinity ? null : { min: Math.floor(scale(low)), max: Math.ceil(scale(high)) };
}
