import { describe, expect, it } from "vitest";
import { detectFeedFormat } from "./detect-feed-format.ts";
import { FEED_FIELDS } from "./feed-field.ts";
import { FORMAT_COLUMNS } from "./format-columns.ts";
import { HEADER_SPELLINGS } from "./header-spellings.ts";
import { columnKey } from "./read/column-key.ts";
import { csv, gatherText } from "./testing/feed-text.ts";

it("has every field, columns as keys, and no column for two fields", () => {
  expect(Object.keys(HEADER_SPELLINGS).sort()).toEqual([...FEED_FIELDS].sort());
  const columns = Object.values(HEADER_SPELLINGS).flat();
  expect(columns).toEqual(columns.map(columnKey));
  expect(new Set(columns).size).toBe(columns.length);
});

it("reads a header in its common spellings", () => {
  const spellings: Record<string, string[]> = {
    vin: ["VIN", "VIN Number", "Vehicle Identification Number"],
    stock: ["Stock", "Stock #", "Stock No.", "StockNumber", "stock_number"],
    type: ["New/Used", "Type", "Condition", "Stock Type"],
    certified: ["Certified", "CPO", "Is Certified", "certified_pre_owned"],
    body: ["Body", "Bodystyle", "Body Style", "BodyType"],
    exteriorColor: ["Ext Color", "ExteriorColor", "Exterior Colour", "Color"],
    colorHint: ["Ext Color Generic", "Ext_Color_Generic", "GenericColor"],
    interiorColor: ["Int Color", "Interior Color"],
    mileage: ["Odometer", "Mileage", "Miles", "Odometer Reading"],
    sellingPrice: ["Selling Price", "Price", "List Price", "Asking Price"],
    internetPrice: ["Internet Price", "Sale Price", "Special Price", "ePrice"],
    engine: ["Engine", "Engine Description"],
    transmission: ["Trans", "Transmission", "Transmission Type"],
    drivetrain: ["Drivetrain", "Drive Train", "Drivetrain Desc", "DriveType"],
    images: ["Photo Url List", "ImageList", "Photos", "Photo URLs", "image_link", "PhotoURL1"],
    arrived: ["Date In Stock", "Inventory Date", "date_first_on_lot"],
    description: ["Description", "Dealer Comments", "Comments"],
    features: ["Options", "Features", "Equipment"],
  };
  for (const [field, headers] of Object.entries(spellings)) {
    for (const header of headers) expect(FORMAT_COLUMNS.generic).toMatchObject({ [field]: includes(header) });
  }
});

const includes = (header: string) => expect.arrayContaining([columnKey(header)]);

/** Feeds in the manner of listing sites and management systems, written for this test. */
const FEEDS: [name: string, format: string, row: Record<string, string>][] = [
  [
    "a listing site's",
    "generic",
    {
      "Dealer ID": "9",
      StockNumber: "T1",
      VIN: "1HGCM82690A004352",
      "Vehicle Year": "2021",
      Make: "Honda",
      Model: "Accord",
      "Trim Level": "Sport",
      BodyStyle: "Sedan",
      Miles: "31,002",
      "List Price": "$24,995",
      "Internet Special": "$23,995",
      ExtColor: "Red",
      IntColor: "Black",
      Trans: "CVT",
      DriveType: "FWD",
      "Engine Description": "1.5L 4cyl Turbo",
      "Stock Type": "Used",
      CPO: "Yes",
      PhotoURL1: "https://img.test/1.jpg",
      PhotoURL2: "https://img.test/2.jpg",
      "Seller Notes": "Clean",
      Equipment: "Sunroof|Heated Seats",
      "In Stock Date": "7/4/2026",
    },
  ],
  [
    "a management system's",
    "generic",
    {
      STOCKNO: "T1",
      VIN_NO: "1HGCM82690A004352",
      YR: "2021",
      MAKENAME: "HONDA",
      MODELNAME: "Accord",
      TRIM: "Sport",
      BODYDESCRIPTION: "4D Sedan",
      ODOMETERREADING: "31002",
      ASKINGPRICE: "24995",
      WEBPRICE: "23995",
      EXTCOLOR: "Red",
      INTCOLOR: "Black",
      TRANSDESCRIPTION: "Continuously Variable",
      DRIVELINE: "FWD",
      ENGINESIZE: "1.5",
      CYL: "4",
      INDUCTION: "Turbo",
      NEWUSEDFLAG: "U",
      CERTIFIEDFLAG: "Y",
      PICTUREURLS: "https://img.test/1.jpg,https://img.test/2.jpg",
      COMMENTS: "Clean",
      INSTALLEDOPTIONS: "Sunroof|Heated Seats",
      STOCKDATE: "2026-07-04",
    },
  ],
  [
    "a website's",
    "vauto",
    {
      vin: "1HGCM82690A004352",
      stock_no: "T1",
      model_year: "2021",
      make: "Honda",
      model: "Accord",
      trim: "Sport",
      body: "Sedan",
      odometer: "31002 mi",
      price: "24995",
      sale_price: "23995",
      color: "Red",
      interior: "Black",
      transmission_type: "CVT",
      drivetrain_desc: "FWD",
      engine: "1.5L 4cyl Turbo",
      new_used: "Used",
      is_certified: "true",
      photos: "https://img.test/1.jpg|https://img.test/2.jpg",
      vehicle_description: "Clean",
      features: "Sunroof|Heated Seats",
      inventory_date: "2026-07-04",
    },
  ],
];

describe("a feed with other spellings", () => {
  it.each(FEEDS)("is read: %s", async (_name, format, row) => {
    const text = csv([row]);
    expect(detectFeedFormat(text)).toBe(format);
    const { accepted, quarantined, failure } = await gatherText(text);
    expect([quarantined, failure]).toEqual([[], null]);
    expect(accepted[0]).toMatchObject({
      notes: [],
      vehicle: {
        vin: "1HGCM82690A004352",
        stockNumber: "T1",
        year: 2021,
        make: "Honda",
        model: "Accord",
        trim: "Sport",
        condition: "certified",
        bodyStyle: "sedans",
        mileage: 31_002,
        oldPrice: 2_499_500,
        salePrice: 2_399_500,
        exteriorColorFamily: "red",
        interiorColor: "Black",
        transmission: "cvt",
        drivetrain: "fwd",
        engine: "1.5L 4-Cylinder Turbo",
        previewImage: "https://img.test/1.jpg",
        additionalImages: ["https://img.test/2.jpg"],
        description: "Clean",
        features: ["Sunroof", "Heated Seats"],
        arrivedOn: "2026-07-04",
      },
    });
  });
});
