import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { EXAMPLE_EXPORT, EXAMPLE_VEHICLE, textOf } from "../testing/example-export.ts";
import { writeMetaFeed } from "./write-meta-feed.ts";

const feedOf = (layout: "csv" | "tsv" | "xml", fields = {}, options = {}) =>
  textOf(writeMetaFeed([{ ...EXAMPLE_VEHICLE, ...fields }], { ...EXAMPLE_EXPORT, layout, ...options }));

describe("writeMetaFeed", () => {
  it("writes a vehicle as a listing", async () => {
    expect(await feedOf("xml")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<listings>
<title>Vehicles</title>
<listing>
<vehicle_id>JA4J4VA84PZ000013</vehicle_id>
<vin>JA4J4VA84PZ000013</vin>
<stock_number>P1001</stock_number>
<title>2023 Mitsubishi Outlander PHEV SEL</title>
<description>One owner &amp; clean.
"As new"</description>
<url>https://lot.test/JA4J4VA84PZ000013</url>
<make>Mitsubishi</make>
<model>Outlander PHEV</model>
<trim>SEL</trim>
<year>2023</year>
<state_of_vehicle>CPO</state_of_vehicle>
<mileage><value>12345</value><unit>MI</unit></mileage>
<body_style>SUV</body_style>
<transmission>AUTOMATIC</transmission>
<drivetrain>4X4</drivetrain>
<fuel_type>PLUGIN_HYBRID</fuel_type>
<exterior_color>White Diamond</exterior_color>
<interior_color>Black</interior_color>
<price>32998.00 USD</price>
<sale_price>31998.50 USD</sale_price>
<availability>AVAILABLE</availability>
<date_first_on_lot>2026-03-15</date_first_on_lot>
<dealer_id>north</dealer_id>
<dealer_name>Lot "north", Inc.</dealer_name>
<address format="simple"><component name="addr1">1 Main St</component><component name="city">Springfield</component><component name="region">MO</component><component name="postal_code">65801</component><component name="country">US</component></address>
<image><url>https://img.test/1.jpg</url></image>
<image><url>https://img.test/w_4,h_3/2.jpg</url></image>
<image><url>https://img.test/3.jpg</url></image>
</listing>
</listings>
`);
  });

  it("writes the same as a table with a column for each image", async () => {
    const [header = "", row = ""] = (await feedOf("csv", { description: "a" })).split("\r\n");
    expect(header).toMatch(
      /^vehicle_id,vin,.*,mileage\.value,mileage\.unit,.*,address\.addr1,.*,image\[19\]\.url$/,
    );
    expect(row).toContain(",32998.00 USD,31998.50 USD,AVAILABLE,2026-03-15,north,");
    expect(row).toMatch(
      /,US,https:\/\/img\.test\/1\.jpg,"https:\/\/img\.test\/w_4,h_3\/2\.jpg",https:[^,]*,{17}$/,
    );
    expect(await feedOf("tsv")).toContain("JA4J4VA84PZ000013\tJA4J4VA84PZ000013\tP1001\t");
  });

  it("omits a locked price", async () => {
    const locked = { priceOf: () => ({ price: 3_000_000, salePrice: null }) };
    expect(await feedOf("xml", {}, locked)).toContain("<price>30000.00 USD</price>\n<availability>");
    const none = { priceOf: () => ({ price: null, salePrice: null }) };
    expect(await feedOf("xml", {}, none)).not.toContain("price>");
  });

  it("fills required columns of unknown values", async () => {
    const xml = await feedOf("xml", {
      description: "",
      trim: "",
      bodyStyle: null,
      fuelType: null,
      transmission: null,
    });
    expect(xml).toContain("<description>2023 Mitsubishi Outlander PHEV</description>");
    expect(xml).toContain("<body_style>OTHER</body_style>\n<drivetrain>4X4</drivetrain>\n<exterior_color>");
    expect(await feedOf("xml", { drivetrain: null })).not.toContain("<drivetrain>");
  });

  it("writes at most 20 images", async () => {
    const imagesOf = () => Array.from({ length: 30 }, (_, at) => `https://img.test/${at}`);
    const xml = await feedOf("xml", {}, { imagesOf });
    expect(xml.match(/<image>/g)).toHaveLength(20);
    expect(xml).toContain("https://img.test/19<");
  });

  it.each([
    [{ status: "pending" }, "<availability>PENDING</availability>"],
    [{ condition: "new" }, "<state_of_vehicle>NEW</state_of_vehicle>"],
    [{ condition: "used" }, "<state_of_vehicle>USED</state_of_vehicle>"],
  ])("says of %j %j", async (fields, element) => expect(await feedOf("xml", fields)).toContain(element));

  it.each([[{ visibility: "private" }], [{ status: "sold" }]])("omits %j", async (fields) => {
    expect(await feedOf("xml", fields)).not.toContain("<listing>");
    expect((await feedOf("csv", fields)).split("\r\n")).toHaveLength(2);
  });

  it("is valid XML for any text", async () => {
    const text = fc.string({ unit: "binary", maxLength: 20 });
    const piece = fc.oneof(text, fc.constantFrom("]]>", "<", "&", "\u0000", "\ufffe", "\ud800"));
    await fc.assert(
      fc.asyncProperty(piece, piece, piece, async (description, trim, stockNumber) => {
        const parser = new SaxesParser();
        const errors: unknown[] = [];
        parser.on("error", (error) => errors.push(error));
        parser.write(await feedOf("xml", { description, trim, stockNumber })).close();
        expect(errors).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
