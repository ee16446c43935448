import { describe, expect, it } from "vitest";
import { EXAMPLE_EXPORT, EXAMPLE_VEHICLE, textOf } from "../testing/example-export.ts";
import { writeGoogleFeed } from "./write-google-feed.ts";

const csvOf = (fields = {}, options = {}) =>
  textOf(
    writeGoogleFeed([{ ...EXAMPLE_VEHICLE, ...fields }], { ...EXAMPLE_EXPORT, layout: "csv", ...options }),
  );
/** The cells by column of a one-vehicle feed, as TSV. */
async function cellsOf(fields = {}, options = {}) {
  const text = await csvOf({ description: "", ...fields }, { layout: "tsv", ...options });
  const [header = "", row = ""] = text.split("\r\n");
  const cells = row.split("\t");
  return Object.fromEntries(header.split("\t").map((name, at) => [name, cells[at]]));
}

describe("writeGoogleFeed", () => {
  it("writes a vehicle as one quoted line", async () => {
    expect(await csvOf()).toBe(
      "vin,id,store_code,dealership_name,dealership_address,title,description,link,image_link," +
        "additional_image_link,price,vehicle_msrp,condition,certified_pre_owned,make,model,trim,year,mileage," +
        "body_style,doors,engine,fuel,transmission,drivetrain,exterior_color,interior_color,date_in_stock," +
        "vehicle_option\r\n" +
        'JA4J4VA84PZ000013,P1001,north,"Lot ""north"", Inc.","1 Main St, Springfield, MO 65801, US",' +
        '2023 Mitsubishi Outlander PHEV SEL,"One owner & clean.\n""As new""",https://lot.test/JA4J4VA84PZ000013,' +
        'https://img.test/1.jpg,"https://img.test/w_4%2Ch_3/2.jpg,https://img.test/3.jpg",31998.50 USD,,used,yes,' +
        "Mitsubishi,Outlander PHEV,SEL,2023,12345 miles,SUV,4,2.4L 4-Cylinder,Plug-in hybrid,CVT,4WD," +
        'White Diamond,Black,2026-03-15,"Heated Seats, Wheels 18-inch"\r\n',
    );
  });

  it("writes the header without vehicles", async () => {
    const text = await textOf(writeGoogleFeed([], { ...EXAMPLE_EXPORT, layout: "tsv" }));
    expect(text).toMatch(/^vin\tid\tstore_code\t.*\tvehicle_option\r\n$/);
  });

  it.each([
    [{ price: 3_000_000, salePrice: 2_900_000 }, "29000.00 USD"],
    [{ price: 3_000_000, salePrice: null }, "30000.00 USD"],
    [{ price: null, salePrice: null }, ""],
  ])("shows of %j the price %j: nothing that priceOf leaves out", async (prices, price) => {
    expect((await cellsOf({}, { priceOf: () => prices })).price).toBe(price);
  });

  it("writes another currency, and the MSRP of new vehicles only", async () => {
    expect(await cellsOf({ condition: "new" }, { currency: "CAD" })).toMatchObject({
      condition: "new",
      certified_pre_owned: "no",
      price: "31998.50 CAD",
      vehicle_msrp: "40000.00 CAD",
    });
    expect(await cellsOf({ condition: "used" })).toMatchObject({
      condition: "used",
      certified_pre_owned: "no",
      vehicle_msrp: "",
    });
  });

  it("leaves unknown values empty", async () => {
    const all = (value: unknown, names: string) =>
      Object.fromEntries(names.split(" ").map((name) => [name, value]));
    const unknown = {
      ...all(null, "bodyStyle doors engine fuelType transmission drivetrain exteriorColor interiorColor"),
      ...{ stockNumber: "", previewImage: null, additionalImages: [] },
    };
    expect(await cellsOf(unknown)).toMatchObject({
      id: "JA4J4VA84PZ000013",
      ...all("", "image_link additional_image_link body_style doors engine fuel transmission drivetrain"),
      ...all("", "exterior_color interior_color"),
    });
  });

  it.each([[{ visibility: "private" }], [{ status: "pending" }], [{ status: "sold" }]])(
    "leaves out a vehicle with %j",
    async (fields) => {
      expect((await csvOf(fields)).split("\r\n")).toHaveLength(2);
    },
  );

  it("uses the given images", async () => {
    const imagesOf = () => ["https://cdn.test/a", "https://cdn.test/b"];
    expect(await cellsOf({}, { imagesOf })).toMatchObject({
      image_link: "https://cdn.test/a",
      additional_image_link: "https://cdn.test/b",
    });
  });

  it("quotes any text and guards formulas", async () => {
    const text = await csvOf({
      trim: "=HYPERLINK(1)",
      description: "a\tb\u0000c\rd\ud800",
      stockNumber: " x\n",
    });
    expect(text).toContain("\r\nJA4J4VA84PZ000013,x,north,");
    expect(text).toContain(',"a b c\nd\ufffd",');
    expect(text).toContain(",'=HYPERLINK(1),2023,");
  });

  it("cuts a description between characters", async () => {
    const text = await csvOf({ description: `${"x".repeat(4_999)}🚗` });
    expect(text).toContain(`,${"x".repeat(4_999)},`);
    expect(await csvOf({ description: `${"x".repeat(4_998)}🚗y` })).toContain(`,${"x".repeat(4_998)}🚗,`);
  });

  it("streams: writes one vehicle before reading the next", async () => {
    let asked = 0;
    async function* source() {
      for (;;) {
        asked += 1;
        yield EXAMPLE_VEHICLE;
      }
    }
    const feed = writeGoogleFeed(source(), { ...EXAMPLE_EXPORT, layout: "csv" });
    await feed.next();
    expect((await feed.next()).value).toMatch(/^JA4J4VA84PZ000013,/);
    expect(asked).toBe(1);
    await feed.return(undefined);
  });
});
