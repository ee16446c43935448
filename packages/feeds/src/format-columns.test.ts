import { describe, expect, it } from "vitest";
import { FORMAT_COLUMNS } from "./format-columns.ts";
import { columnKey } from "./read/column-key.ts";
import { csv, gatherText } from "./testing/feed-text.ts";

it("has columns as keys, and no column for two fields of one format", () => {
  for (const fields of Object.values(FORMAT_COLUMNS)) {
    const columns = Object.values(fields).flat();
    expect(columns).toEqual(columns.map(columnKey));
    expect(new Set(columns).size).toBe(columns.length);
  }
});

describe("a vAuto feed", () => {
  const row = {
    DealerId: "MP1",
    VIN: "1HGCM82690A004352",
    "Stock #": "H55",
    "New/Used": "U",
    Year: "2021",
    Make: "Honda",
    Model: "Accord",
    "Model Number": "CV1F3MJNW",
    Body: "4dr Car",
    Transmission: "CVT",
    Series: "Sport 1.5T",
    "Body Door Ct": "4",
    Odometer: "31,002",
    "Engine Cylinder Ct": "4",
    "Engine Displacement": "1.5",
    "Drivetrain Desc": "Front Wheel Drive",
    Fuel: "Gasoline Fuel",
    Color: "Radiant Red",
    "Interior Color": "#N/A",
    MSRP: "0",
    "Book Value": "21000",
    Price: "24995",
    "Inventory Date": "7/4/2026",
    Certified: "No",
    Description: 'Clean,\r\n"as new"',
    Features: "Sunroof|Heated Seats",
    "Photo Url List": "https://img.test/a.jpg|https://img.test/b.jpg",
  };

  it("is read", async () => {
    const { accepted } = await gatherText(csv([row]));
    expect(accepted[0]?.vehicle).toMatchObject({
      stockNumber: "H55",
      condition: "used",
      model: "Accord",
      trim: "Sport 1.5T",
      bodyStyle: "sedans",
      doors: 4,
      mileage: 31_002,
      transmission: "cvt",
      drivetrain: "fwd",
      fuelType: "gasoline",
      engine: "1.5L 4-Cylinder",
      exteriorColor: "Radiant Red",
      exteriorColorFamily: "red",
      interiorColor: null,
      oldPrice: 2_499_500,
      salePrice: null,
      arrivedOn: "2026-07-04",
      description: 'Clean,\n"as new"',
      features: ["Sunroof", "Heated Seats"],
      additionalImages: ["https://img.test/b.jpg"],
    });
  });

  it("uses the first filled cell of a repeated column", async () => {
    const [header, cells] = csv([row]).split(/\r\n(?="MP1)/);
    const { accepted } = await gatherText(`${header},"Price","Stock #"\r\n${cells},"1","X"`);
    expect(accepted[0]?.vehicle).toMatchObject({ oldPrice: 2_499_500, stockNumber: "H55" });
    const second = await gatherText(`"Price",${header}\r\n"#N/A",${cells}`);
    expect(second.accepted[0]?.vehicle.oldPrice).toBe(2_499_500);
  });
});

describe("a Google feed", () => {
  const feed = [
    "id\tvin\tstore_code\tprice\tcondition\tmake\tmodel\ttrim\tyear\tmileage\timage_link\tadditional_image_link\tlink\tbody_style\tfuel\tengine\ttransmission\tcolor\tdrive_wheel_configuration\tdate_in_stock\tcertified_pre_owned",
    "S1\t2T3YFREV0FW123456\tnorth\t10499 USD\tused\tToyota\tRAV4\tXLE\t2015\t1234 miles\thttps://img.test/w_4,h_3/a.webp\thttps://img.test/b.jpg,https://img.test/c.jpg\thttps://lot.test/1\tSUV\tGasoline / Electric Hybrid\t4Cyl\tAutomatic\tGray\tAllWheelDriveConfiguration\t2026-05-01\tyes",
    "S2\t5YJ3E1EA2KF317000\tnorth\t48900.00 CAD\tused\tTesla\tModel 3\t\t2019\t7560 km\thttps://img.test/d.webp\t\thttps://lot.test/2\tSedan\tElectric\t\tAutomatic\tWhite\tRearWheelDriveConfiguration\t\t",
  ].join("\n");

  it("is read in dollars and miles", async () => {
    const { accepted, quarantined } = await gatherText(feed);
    expect(accepted[0]?.vehicle).toMatchObject({
      stockNumber: "S1",
      condition: "certified",
      mileage: 1234,
      bodyStyle: "suvs",
      fuelType: "hybrid",
      engine: "4-Cylinder",
      drivetrain: "awd",
      oldPrice: 1_049_900,
      previewImage: "https://img.test/w_4,h_3/a.webp",
      additionalImages: ["https://img.test/b.jpg", "https://img.test/c.jpg"],
      arrivedOn: "2026-05-01",
    });
    expect(quarantined).toMatchObject([
      { line: 3, reasons: [{ code: "price.currency", value: "48900.00 CAD" }] },
    ]);
  });

  it("accepts a configured currency and converts kilometers to miles", async () => {
    const { accepted, quarantined } = await gatherText(feed, { currency: "CAD" });
    expect(accepted[0]?.vehicle).toMatchObject({
      make: "Tesla",
      oldPrice: 4_890_000,
      mileage: 4698,
      trim: "",
    });
    expect(quarantined).toMatchObject([{ line: 2, reasons: [{ code: "price.currency" }] }]);
  });
});

describe("a Meta feed", () => {
  const expected = {
    stockNumber: "13337",
    condition: "used",
    year: 2012,
    make: "Honda",
    model: "Civic",
    trim: "Hybrid-L",
    bodyStyle: "sedans",
    fuelType: "hybrid",
    transmission: null,
    mileage: 140_855,
    exteriorColorFamily: "silver",
    oldPrice: 1_299_500,
    previewImage: "https://img.test/1",
    additionalImages: ["https://img.test/2"],
    status: "sold",
  };

  it("is read as XML", async () => {
    const { accepted } = await gatherText(`<?xml version="1.0" encoding="UTF-8"?>
<!-- a lot -->
<listings>
  <title>A lot</title>
  <listing>
    <vehicle_id>13337</vehicle_id>
    <description>140,855 miles — one &amp; only</description>
    <title>2012 Honda Civic Hybrid-L</title>
    <body_style>SEDAN</body_style>
    <price>12995.00 USD</price>
    <address format="simple"><component name="city">Springfield</component></address>
    <make>Honda</make><model>Civic</model><year>2012</year>
    <vin>1HGCM82690A004352</vin>
    <state_of_vehicle>USED</state_of_vehicle>
    <availability>SOLD</availability>
    <mileage><unit>MI</unit><value>140855</value></mileage>
    <transmission></transmission><drivetrain/>
    <exterior_color>Silver</exterior_color>
    <image><url>https://img.test/1</url></image>
    <image><url>https://img.test/2</url></image>
  </listing>
</listings>`);
    expect(accepted[0]).toMatchObject({
      line: 5,
      vehicle: { ...expected, description: "140,855 miles — one & only" },
    });
  });

  it("is read as a table", async () => {
    const { accepted } = await gatherText(
      csv([
        {
          vehicle_id: "13337",
          title: "2012 Honda Civic Hybrid-L",
          url: "https://lot.test/13337",
          make: "Honda",
          model: "Civic",
          year: "2012",
          "mileage.value": "140855",
          "mileage.unit": "MI",
          "image[0].url": "https://img.test/1",
          "image[1].url": "https://img.test/2",
          body_style: "SEDAN",
          vin: "1HGCM82690A004352",
          state_of_vehicle: "USED",
          exterior_color: "Silver",
          price: "12995.00 USD",
          availability: "SOLD",
        },
      ]),
    );
    expect(accepted[0]?.vehicle).toMatchObject(expected);
  });
});

describe("a table of listings in the style of shopping portals", () => {
  const row = {
    VIN: "1HGCM82690A004352",
    "Stock Number": "P77",
    Condition: "Honda Certified",
    Year: "2022",
    Make: "Honda",
    Model: "Accord Hybrid",
    Trim: "Sport",
    Price: "$39,998 ",
    Mileage: "31,002 mi.",
    "Exterior Color": "–",
    Drivetrain: "Front-wheel Drive",
    "Fuel Type": "–",
    Transmission: "–",
  };

  it("is read by the columns it shares with Google's", async () => {
    const { accepted, quarantined } = await gatherText(
      csv([
        row,
        {
          ...row,
          VIN: "JA4J4VA84PZ000013",
          Model: "Outlander",
          Condition: "Used",
          Price: "Not Priced",
          Drivetrain: "FWD",
          "Fuel Type": "Gasoline/Mild Electric Hybrid",
        },
      ]),
    );
    expect(quarantined).toEqual([]);
    expect(accepted.map(({ vehicle }) => vehicle)).toMatchObject([
      {
        stockNumber: "P77",
        condition: "certified",
        mileage: 31_002,
        oldPrice: 3_999_800,
        drivetrain: "fwd",
        fuelType: "hybrid",
        transmission: null,
        exteriorColor: null,
      },
      { condition: "used", oldPrice: null, drivetrain: "fwd", fuelType: "gasoline" },
    ]);
    expect(accepted[1]?.notes.map(({ code }) => code)).toEqual([
      "images.missing",
      "price.missing",
      "arrived.missing",
    ]);
  });
});
