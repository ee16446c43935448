import { describe, expect, it } from "vitest";
import { EXAMPLE_VEHICLE } from "./testing/example-export.ts";
import { csv, gatherText, HOMENET_ROW, TODAY } from "./testing/feed-text.ts";

/** Parses a HomeNet row with some cells changed. */
async function read(cells: Partial<Record<string, string>>, options = {}) {
  const { accepted, quarantined } = await gatherText(csv([{ ...HOMENET_ROW, ...cells } as never]), options);
  return accepted[0] ?? quarantined[0]!;
}

async function vehicleOf(cells: Partial<Record<string, string>>, options = {}) {
  const row = await read(cells, options);
  if (!row.ok) throw new Error(JSON.stringify(row.reasons));
  return row.vehicle;
}

async function reasonsOf(cells: Partial<Record<string, string>>, options = {}) {
  const row = await read(cells, options);
  return row.ok ? [] : row.reasons;
}

async function notesOf(cells: Partial<Record<string, string>>) {
  const row = await read(cells);
  return row.ok ? row.notes.map(({ code }) => code) : [];
}

describe("a HomeNet row", () => {
  it("becomes a normalised vehicle", async () => {
    expect(await read({})).toEqual({
      ok: true,
      line: 2,
      notes: [],
      vehicle: {
        ...EXAMPLE_VEHICLE,
        transmission: "automatic",
        drivetrain: "awd",
        salePrice: 3_199_800,
        msrp: null,
        features: ["Heated Seats", "Sunroof"],
        description: "One owner & clean.\nCall us.",
        additionalImages: ["https://img.test/2.jpg"],
        arrivedOn: "2023-03-15",
      },
    });
  });

  it("has pictures of the model, and the photograph on the dealership's background", async () => {
    const cells = {
      EvoxDriverFront: "https://evox.test/front.png",
      evox_passenger_rear: "https://evox.test/no-image.png|https://evox.test/rear.png",
      imageCustomBg: "https://img.test/lot.jpg",
    };
    expect(await vehicleOf(cells)).toMatchObject({
      evoxImages: {
        driverFront: "https://evox.test/front.png",
        driverProfile: null,
        passengerRear: "https://evox.test/rear.png",
      },
      imageCustomBg: "https://img.test/lot.jpg",
    });
    expect(await vehicleOf({ evoxDriverFront: "coming soon" })).toMatchObject({
      evoxImages: null,
      imageCustomBg: null,
    });
  });

  it("has the custom columns", async () => {
    const states = { status: "pending", visibility: "private" };
    const lists = { oem_features: "A|B", standard_features: "C", optional_features: "D|E" };
    expect(await vehicleOf({ ...states, ...lists })).toMatchObject({
      ...states,
      oemFeatures: ["A", "B"],
      standardFeatures: ["C"],
      optionalFeatures: ["D", "E"],
    });
  });

  it.each([
    [{ vin: "" }, { code: "vin.missing", field: "vin", value: "" }],
    [{ vin: "JA4J4VA80PZ000013" }, { code: "vin.check-digit", field: "vin", value: "JA4J4VA80PZ000013" }],
    [{ vin: "JA4J4VA84PZ00001O" }, { code: "vin.malformed", field: "vin", value: "JA4J4VA84PZ00001O" }],
    [{ year: "" }, { code: "year.missing", field: "year", value: "" }],
    [{ year: "2029" }, { code: "year.too-high", field: "year", value: "2029" }],
    [{ year: "23" }, { code: "year.too-low", field: "year", value: "23" }],
    [{ year: "2023.5" }, { code: "year.decimals", field: "year", value: "2023.5" }],
    [{ year: "x" }, { code: "year.unreadable", field: "year", value: "x" }],
    [{ make: "" }, { code: "make.missing", field: "make", value: "" }],
    [{ model: "#N/A" }, { code: "model.missing", field: "model", value: "" }],
    [{ type: "" }, { code: "condition.missing", field: "condition", value: "" }],
    [{ type: "Rental" }, { code: "condition.unknown", field: "condition", value: "Rental" }],
    [{ miles: "" }, { code: "mileage.missing", field: "mileage", value: "" }],
    [{ miles: "1,017,936 miles" }, { code: "mileage.too-high", field: "mileage", value: "1,017,936 miles" }],
    [{ miles: "$12,345" }, { code: "mileage.currency", field: "mileage", value: "$12,345" }],
    [{ miles: "lots" }, { code: "mileage.unreadable", field: "mileage", value: "lots" }],
    [{ sellingprice: "1e4" }, { code: "price.unreadable", field: "sellingPrice", value: "1e4" }],
    [{ sellingprice: "32.998" }, { code: "price.decimals", field: "sellingPrice", value: "32.998" }],
    [{ sellingprice: "(500)" }, { code: "price.negative", field: "sellingPrice", value: "(500)" }],
    [{ msrp: "99000000" }, { code: "price.too-high", field: "msrp", value: "99000000" }],
    [{ internet_price: "9 CAD" }, { code: "price.currency", field: "internetPrice", value: "9 CAD" }],
  ])("is quarantined for %j", async (cells, reason) => {
    expect(await reasonsOf(cells)).toEqual([reason]);
  });

  it("is rejected with all its reasons, its VIN and its store", async () => {
    const row = await read({ vin: "jm1bk32g-0", year: "x", miles: "" });
    expect(row).toMatchObject({ ok: false, vin: "JM1BK32G0", storeId: "north" });
    expect(row.ok ? [] : row.reasons.map(({ code }) => code)).toEqual([
      "vin.malformed",
      "year.unreadable",
      "mileage.missing",
    ]);
  });

  it("is accepted with a note for each ignored cell", async () => {
    expect(await notesOf({ body: "Hovercraft" })).toEqual(["body.unknown"]);
    expect(await notesOf({ fuel_type: "Steam", model: "Outlander" })).toEqual(["fuel.unknown"]);
    expect(await notesOf({ drivetrain: "Tracks" })).toEqual(["drivetrain.unknown"]);
    expect(await notesOf({ transmission: "Belt" })).toEqual(["transmission.unknown"]);
    expect(await notesOf({ exteriorcolor: "Zzz", ext_color_generic: "" })).toEqual(["exteriorColor.unknown"]);
    expect(await notesOf({ imagelist: "https://img.test/noimage.gif" })).toEqual(["images.missing"]);
    expect(await notesOf({ stock: "" })).toEqual(["stock.missing"]);
    expect(await notesOf({ status: "purple" })).toEqual(["status.unknown"]);
    expect(await notesOf({ sellingprice: "Not Priced", internet_price: "" })).toEqual(["price.missing"]);
    expect(await notesOf({ type: "New" })).toEqual(["condition.conflict"]);
    expect(await notesOf({ body: "", fuel_type: "Unknown", drivetrain: "–", transmission: "" })).toEqual([]);
  });

  it("hides a vehicle whose visibility is not understood", async () => {
    expect((await vehicleOf({ visibility: "staff only" })).visibility).toBe("private");
    expect(await notesOf({ visibility: "staff only" })).toEqual(["visibility.unknown"]);
  });

  it("finds the body style in other columns when its own is unknown", async () => {
    expect((await vehicleOf({ body: "", style_description: "SEL 4dr SUV" })).bodyStyle).toBe("suvs");
    expect((await vehicleOf({ body: "Other", marketclass: "Minivans" })).bodyStyle).toBe("minivans");
  });

  it("reads a VIN in any case, with spaces and hyphens", async () => {
    expect((await vehicleOf({ vin: " ja4j4va8-4pz000013 " })).vin).toBe("JA4J4VA84PZ000013");
  });

  it("ignores a VIN as stock number, and a title as description", async () => {
    const { vin } = HOMENET_ROW;
    expect((await vehicleOf({ stock: vin })).stockNumber).toBe("");
    expect(await notesOf({ stock: vin })).toEqual(["stock.missing"]);
    expect((await vehicleOf({ title: "2023 Outlander", description: "2023 Outlander" })).description).toBe(
      "",
    );
    expect((await vehicleOf({ title: "2023 Outlander", description: "2023" })).description).toBe("2023");
  });

  it("finds the condition in another column when its own is unknown", async () => {
    expect((await vehicleOf({ type: "SUV", condition: "New", certified: "" })).condition).toBe("new");
    expect(await reasonsOf({ type: "SUV", condition: "Good" })).toEqual([
      { code: "condition.unknown", field: "condition", value: "SUV" },
    ]);
  });

  it("allows a new vehicle without an odometer", async () => {
    expect((await vehicleOf({ type: "New", certified: "", miles: "" })).mileage).toBe(0);
  });

  it("uses the day of first sight without an arrival day, and never a future day", async () => {
    const firstSeenOn = (vin: string) => (vin === HOMENET_ROW.vin ? "2026-01-02" : null);
    expect((await vehicleOf({ dateinstock: "" }, { firstSeenOn })).arrivedOn).toBe("2026-01-02");
    expect((await vehicleOf({ dateinstock: "" })).arrivedOn).toBe(TODAY);
    expect((await vehicleOf({ dateinstock: "2026-08-21" }, { firstSeenOn })).arrivedOn).toBe(TODAY);
    expect(await notesOf({ dateinstock: "soon" })).toEqual(["arrived.unreadable"]);
  });
});

describe("storeFor", () => {
  const byCode = ({ storeCode }: { storeCode: string }) => (storeCode === "north" ? "north" : null);

  it("gets the store code, or else the dealer id", async () => {
    expect((await vehicleOf({ store_code: "north" }, { storeFor: byCode })).storeId).toBe("north");
    expect((await vehicleOf({ dealer_id: "north" }, { storeFor: byCode })).storeId).toBe("north");
    expect(await reasonsOf({}, { storeFor: byCode })).toEqual([
      { code: "store.unknown", field: "storeId", value: "1234" },
    ]);
  });

  it("can read any column", async () => {
    const storeFor = ({ cell }: { cell: (column: string) => string }) => cell("Interior Color") || null;
    expect((await vehicleOf({}, { storeFor })).storeId).toBe("Black");
  });
});
