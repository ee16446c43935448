import { describe, expect, it } from "vitest";
import { detectFeedFormat } from "./detect-feed-format.ts";
import { HOMENET_COLUMNS, HOMENET_CUSTOM_COLUMNS } from "./homenet-columns.ts";

const VAUTO =
  'DealerId,VIN,"Stock #",New/Used,Year,Make,Model,"Model Number",Body,Transmission,Series,"Body Door Ct",Odometer,Color,"Interior Color",Invoice,MSRP,"Book Value",Price,"Inventory Date",Certified,Description,Features,"Photo Url List"';
const GOOGLE = "id\tvin\tstore_code\tprice\tcondition\tmake\tmodel\tyear\tmileage\timage_link\tlink";
const META =
  "vehicle_id,vin,title,url,make,model,year,mileage.value,mileage.unit,image[0].url,state_of_vehicle,price,availability";

describe("detectFeedFormat", () => {
  it.each([
    ["homenet", HOMENET_COLUMNS.join(",")],
    ["homenet", [...HOMENET_COLUMNS, ...HOMENET_CUSTOM_COLUMNS].join("\t")],
    ["homenet", HOMENET_COLUMNS.map((column) => `"${column.toUpperCase()}"`).join("|")],
    ["vauto", VAUTO],
    ["google", GOOGLE],
    ["google", GOOGLE.replaceAll("\t", ",")],
    ["meta", META],
    ["meta", META.replaceAll(",", "\t")],
    ["generic", "VIN Number;Stock No;Model Year;Make;Model;Used/New;Odometer"],
    ["meta", '\uFEFF<?xml version="1.0"?>\n<!-- a lot -->\n<listings><title>Lot</title>'],
  ])("knows %s", (format, head) => {
    expect(detectFeedFormat(`${head}\nrest`)).toBe(format);
    expect(detectFeedFormat(new TextEncoder().encode(`\n${head}\nrest`))).toBe(format);
  });

  it.each(["utf-16le", "utf-16be"] as const)("knows a format in %s by its mark", (encoding) => {
    const bytes = Buffer.from(`\uFEFF${VAUTO}`, "utf16le");
    expect(detectFeedFormat(encoding === "utf-16le" ? bytes : bytes.swap16())).toBe("vauto");
  });

  it.each([
    ["nothing", ""],
    ["a web page", "<!doctype html><html><head>"],
    ["another XML", "<?xml version='1.0'?><rss><channel>"],
    ["a table of something else", "name,email,phone\na,b,c"],
    ["vehicles without a VIN", "stock,price,odometer,series,color\n"],
    ["too few known columns", "vin,price,condition\n"],
  ])("does not take %s for a feed", (_, head) => expect(detectFeedFormat(head)).toBeNull());
});
