import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { isValidVin } from "./check-digit.ts";
import { type DecodedVin, decodeVin } from "./decode-vin.ts";
import { listVinModels } from "./list-models.ts";
import { loadVinTable } from "./load-vin-table.ts";
import { listingModel, MODEL_EXCEPTIONS, UNKNOWN_REASONS } from "./testing/real-vin-exceptions.ts";

/** Listed vehicles: 2,500 VINs with year, make and, of 2,000, the model (docs/product/vin.md, "Proof"). */
const listed = readFileSync(new URL("testing/real-vins.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [vin = "", year, make = "", model = ""] = line.split(",");
    return { vin, year: Number(year), make, model };
  });

type Row = (typeof listed)[number] & { decoded: DecodedVin | null };
let rows: Row[];

beforeAll(async () => {
  const table = await loadVinTable();
  rows = listed.map((row) => {
    const decoding = decodeVin(row.vin, table, { latestYear: 2028 });
    return { ...row, decoded: decoding.ok ? decoding.value : null };
  });
});

const decodedRows = () => rows.flatMap(({ decoded, ...row }) => (decoded ? [{ ...row, decoded }] : []));

const countsOf = (groups: Map<string, unknown[]>) =>
  Object.fromEntries([...groups].map(([name, { length }]) => [name, length]));

describe("2,500 real VINs", () => {
  test("are distinct and valid, their serial numbers masked", () => {
    expect(listed).toHaveLength(2500);
    expect(new Set(listed.map(({ vin }) => vin)).size).toBe(2500);
    expect(listed.every(({ vin }) => isValidVin(vin) && vin.endsWith("000"))).toBe(true);
  });

  test("2,472 decode, and every other one has a reason", () => {
    const unknown = rows.filter(({ decoded }) => decoded === null);
    const reasons = Map.groupBy(
      unknown,
      (row) =>
        UNKNOWN_REASONS.find(({ holds }) => holds(row))?.reason ?? `${row.vin} ${row.year} ${row.make}`,
    );
    expect(countsOf(reasons)).toEqual(
      Object.fromEntries(UNKNOWN_REASONS.map(({ reason, count }) => [reason, count])),
    );
    expect(rows.length - unknown.length).toBe(2472);
  });

  test("none decodes to another year or make", () => {
    for (const { vin, year, make, decoded } of decodedRows()) {
      expect([vin, decoded.year, decoded.make.toLowerCase()]).toEqual([vin, year, make.toLowerCase()]);
    }
  });

  test("each model is the listing's, except where the table's source names another", () => {
    const plain = (model: string) => model.toLowerCase().replace(/-class|[^a-z0-9]/g, "");
    const wrong = decodedRows().filter(({ make, model, decoded }) => {
      if (model === "") return false;
      const found = plain(decoded.model);
      return ![model, listingModel(make, model)]
        .map(plain)
        .some((said) => said.startsWith(found) || found.startsWith(said));
    });
    const named = Map.groupBy(wrong, ({ make, model, decoded }) => `${make} ${model}: ${decoded.model}`);
    expect(countsOf(named)).toEqual(MODEL_EXCEPTIONS);
  });

  test("decode to models that the list of models has, in their year", async () => {
    const models = listVinModels(await loadVinTable());
    const ids = new Map(models.map((model) => [`${model.make} ${model.model}`, model.years]));
    const unlisted = decodedRows().filter(({ decoded: { make, model, year } }) => {
      const years = ids.get(`${make} ${model}`) ?? [];
      return !years.some(([first, last]) => first <= year && year <= last);
    });
    expect(unlisted).toEqual([]);
  });
});
