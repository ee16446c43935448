import { VIN_FIELDS, type VinTable } from "./vin-table.ts";
import { withSeries } from "./with-series.ts";

/** A model that a table knows, and when it was sold. */
export type VinModel = {
  /** Labels: `BMW`, `3 Series`. */
  make: string;
  model: string;
  /** Names of its versions by which it is often called: `330i`. */
  versions: string[];
  /**
   * First and last model years, in order. A gap of up to two years is missing data, so it is filled. A last year after
   * the table's date means that it is still sold.
   */
  years: [first: number, last: number][];
};

const MODEL = VIN_FIELDS.indexOf("model");
const SERIES = VIN_FIELDS.indexOf("series");
const EVERY_CHARACTER = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];

/**
 * Lists the models of a table, in no order. Takes some tenths of a second; keep the result.
 *
 * @example listVinModels(await loadVinTable()) // [{ make: "Kia", model: "Telluride", versions: [], years: [[2020, 2039]] }, …]
 */
export function listVinModels(table: VinTable): VinModel[] {
  const models = new Map<string, VinModel>();
  const rowsOf = table.schemas.map((schema) => rowsWithNames(schema, table));
  for (const ranges of Object.values(table.codes)) {
    const rows: Row[] = [];
    for (let at = 0; at < ranges.length; at += 3)
      for (const row of rowsOf[ranges[at + 2]!]!)
        rows.push({ ...row, years: [ranges[at]!, ranges[at + 1]!] });
    for (const { name, years } of rows.flatMap((row) => namesOf(row, rows))) {
      const [make = "", model = "", version] = name.split("|");
      if (model === "") continue;
      const found = models.get(`${make}|${model}`) ?? { make, model, versions: [], years: [] };
      if (version && !found.versions.includes(version)) found.versions.push(version);
      found.years.push([...years]);
      models.set(`${make}|${model}`, found);
    }
  }
  return [...models.values()].map((model) => ({ ...model, years: mergedYears(model.years) }));
}

type Years = VinModel["years"][number];
/** A key of the table that gives a model, a series or both. */
type NamedKey = { key: string; model: string | undefined; series: string | undefined };
type Row = NamedKey & { years: Years };

const LARGEST_GAP = 2;

function mergedYears(years: VinModel["years"]): VinModel["years"] {
  const merged: VinModel["years"] = [];
  for (const [first, last] of years.toSorted((a, b) => a[0] - b[0])) {
    const before = merged.at(-1);
    if (before && first - before[1] <= LARGEST_GAP + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

function rowsWithNames(schema: VinTable["schemas"][number], table: VinTable): NamedKey[] {
  const rows: NamedKey[] = [];
  for (let row = 0; row < schema.length; row += 2) {
    const facts = table.facts[schema[row + 1] as number]!;
    const [model, series] = [textOf(MODEL, facts, table), textOf(SERIES, facts, table)];
    if (model || series) rows.push({ key: schema[row] as string, model, series });
  }
  return rows;
}

/** The names of a row, `make|model` or `make|model|version`. Each has every series that one VIN can have with it. */
function namesOf({ key, model, series, years }: Row, rows: readonly Row[]): { name: string; years: Years }[] {
  if (!model?.includes("#") || series) return model ? [{ name: withSeries(model, series ?? ""), years }] : [];
  const names = rows.flatMap((other) => {
    const both: Years = [Math.max(years[0], other.years[0]), Math.min(years[1], other.years[1])];
    const fits = other.series && both[0] <= both[1] && overlap(key, other.key);
    return fits ? [{ name: withSeries(model, other.series ?? ""), years: both }] : [];
  });
  return names.length > 0 ? names : [{ name: withSeries(model, ""), years }];
}

function textOf(field: number, facts: readonly number[], { values }: VinTable): string | undefined {
  for (let at = 0; at < facts.length; at += 2) if (facts[at] === field) return values[facts[at + 1]!];
  return undefined;
}

/** Whether one VIN can match both keys. */
function overlap(a: string, b: string): boolean {
  const [first, second] = [charactersByPosition(a), charactersByPosition(b)];
  return [...first].every(([position, characters]) => {
    const others = second.get(position);
    return !others || [...characters].some((character) => others.has(character));
  });
}

const parsedKeys = new Map<string, Map<number, Set<string>>>();

/** The characters that a key allows, for each position that it compares. */
function charactersByPosition(key: string): Map<number, Set<string>> {
  const known = parsedKeys.get(key);
  if (known) return known;
  const positions = new Map<number, Set<string>>();
  parsedKeys.set(key, positions);
  let position = 3;
  for (const [part] of key.matchAll(/\[[^\]]*\]|./g)) {
    if (part === "|") {
      position = 8;
      continue;
    }
    if (part !== "*") {
      const pattern = new RegExp(part === "#" ? "[0-9]" : part);
      positions.set(position, new Set(EVERY_CHARACTER.filter((character) => pattern.test(character))));
    }
    position += 1;
  }
  return positions;
}
