import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FeedColumns } from "./feed-columns.ts";
import { readFeed } from "./read-feed.ts";
import { gatherText, HOMENET_ROW, TODAY } from "./testing/feed-text.ts";

const DELIMITERS = [",", "\t", "|", ";"];
const CUSTOM_ROW = {
  "Unit / Serial": HOMENET_ROW.vin,
  Jahr: "2021",
  Marke: "Kia",
  Modell: "K5",
  Zustand: "Used",
  "Tacho, abgelesen": "12,000",
  "Our Ask": "19,995",
  Mileage: "5",
};
const CUSTOM_COLUMNS: FeedColumns = {
  vin: "Unit / Serial",
  year: "Jahr",
  make: "Marke",
  model: "Modell",
  type: "Zustand",
  mileage: "Tacho, abgelesen",
  sellingPrice: "Our Ask",
};

function table(row: Readonly<Record<string, string>>, delimiter = ",") {
  const line = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(delimiter);
  return `${line(Object.keys(row))}\n${line(Object.values(row))}\n`;
}

async function vehicleOf(row: Readonly<Record<string, string>>, columns: FeedColumns) {
  return (await gatherText(table(row), { columns })).accepted[0]?.vehicle;
}

async function failureOf(text: string, columns: unknown) {
  const { accepted, quarantined, failure } = await gatherText(text, { columns: columns as FeedColumns });
  expect([accepted, quarantined]).toEqual([[], []]);
  return failure?.reasons;
}

describe("prop: columns", () => {
  it.each(DELIMITERS)("reads a feed of no known format, with delimiter %j", async (delimiter) => {
    const { accepted, failure } = await gatherText(table(CUSTOM_ROW, delimiter), { columns: CUSTOM_COLUMNS });
    expect(failure).toBeNull();
    expect(accepted[0]?.vehicle).toMatchObject({
      vin: HOMENET_ROW.vin,
      year: 2021,
      make: "Kia",
      model: "K5",
      condition: "used",
      mileage: 12_000,
      oldPrice: 1_999_500,
    });
  });

  it("replaces a format's columns, and keeps those of the other fields", async () => {
    const row = { ...HOMENET_ROW, "Web Ask": "29,000" };
    expect(await vehicleOf(row, { internetPrice: "Web Ask" })).toMatchObject({
      oldPrice: 3_299_800,
      salePrice: 2_900_000,
      stockNumber: "P1001",
    });
  });

  it("uses the first filled one of several columns", async () => {
    const row = { ...HOMENET_ROW, "Deal Price": "", "Our Price": "30,000" };
    const columns = { internetPrice: ["Deal Price", "No Such Price", "Our Price"] };
    expect(await vehicleOf(row, columns)).toMatchObject({ salePrice: 3_000_000 });
  });

  it("reads a mapped column for no other field", async () => {
    const row = { ...HOMENET_ROW, type: "New", certified: "", internet_price: "" };
    const columns = { msrp: "SellingPrice" };
    expect(await vehicleOf(row, columns)).toMatchObject({ msrp: 3_299_800, oldPrice: 3_299_800 });
    const used = await vehicleOf({ ...HOMENET_ROW, internet_price: "" }, columns);
    expect(used).toMatchObject({ msrp: 3_299_800, oldPrice: null });
  });

  it("reads elements of a Meta feed", async () => {
    const listing = `<listings><listing><vin>${HOMENET_ROW.vin}</vin><year>2021</year><make>Kia</make>
      <model>K5</model><state_of_vehicle>USED</state_of_vehicle><odo><read>7</read></odo></listing></listings>`;
    const { accepted } = await gatherText(listing, { columns: { mileage: "odo.read", trim: "nowhere" } });
    expect(accepted[0]?.vehicle).toMatchObject({ mileage: 7, trim: "" });
  });

  it("works with a given format", async () => {
    const { accepted } = await gatherText(table(CUSTOM_ROW), { columns: CUSTOM_COLUMNS, format: "vauto" });
    expect(accepted).toHaveLength(1);
  });
});

describe("prop: columns, errors", () => {
  it("names every field whose columns the feed lacks", async () => {
    const columns = { vin: "VIN", trim: "Grade", sellingPrice: ["Ask", "Our Ask"] };
    expect(await failureOf(table(HOMENET_ROW), columns)).toEqual([
      { code: "feed.header-missing", field: "trim", value: "Grade" },
      { code: "feed.header-missing", field: "sellingPrice", value: "Ask, Our Ask" },
    ]);
  });

  it("names the lacking columns of a feed that fits no format too", async () => {
    expect(await failureOf("VIN,Year,Make\n", { model: "Line" })).toMatchObject([
      { code: "feed.header-missing", field: "model", value: "Line" },
      { code: "feed.format", nearest: { format: "generic", lacks: ["model", "type"] } },
    ]);
  });

  it("reports an unknown field and reads nothing", async () => {
    let wasRead = false;
    async function* source() {
      wasRead = true;
      yield table(HOMENET_ROW);
    }
    const columns = { vinn: "VIN" } as FeedColumns;
    const rows = readFeed(source(), { storeFor: () => "north", today: TODAY, columns });
    expect((await rows.next()).value).toMatchObject({
      line: 1,
      reasons: [{ code: "feed.field-unknown", field: "vinn", value: "VIN" }],
    });
    expect(wasRead).toBe(false);
  });
});

describe("prop: columns, matching", () => {
  it("ignores case, spaces and punctuation of both sides", async () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcxyzñé"), minLength: 1, maxLength: 6 });
    const gap = fc.constantFrom("", " ", "_", " / ", "-", ".", "#");
    const spelled = (words: string[]) =>
      fc
        .array(fc.tuple(gap, fc.boolean()), { minLength: words.length, maxLength: words.length })
        .map((style) =>
          words.map((text, at) => style[at]![0] + (style[at]![1] ? text.toUpperCase() : text)).join(""),
        );
    const pair = fc
      .array(word, { minLength: 1, maxLength: 3 })
      .chain((words) => fc.tuple(spelled(["q", ...words]), spelled(["q", ...words])));
    await fc.assert(
      fc.asyncProperty(pair, fc.constantFrom(...DELIMITERS), async ([header, mapped], delimiter) => {
        const text = table({ ...HOMENET_ROW, miles: "", [header]: "7" }, delimiter);
        const { accepted } = await gatherText(text, { columns: { mileage: mapped } });
        expect(accepted[0]?.vehicle.mileage).toBe(7);
      }),
      { numRuns: 100 },
    );
  });
});
