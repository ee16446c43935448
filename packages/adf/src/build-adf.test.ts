import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AdfDocument, AdfVehicle } from "./adf-document.ts";
import { builtXml } from "./testing/built-xml.ts";
import { elements, readXml } from "./testing/read-xml.ts";
import { sampleDocument } from "./testing/sample-document.ts";
import { validateAdf } from "./testing/validate-adf.ts";

const golden = (name: string) =>
  readFileSync(new URL(`./testing/golden/${name}.xml`, import.meta.url), "utf8");

/** Only the required fields, all blank. */
const empty: AdfDocument = {
  prospects: [
    {
      requestDate: "2026-11-20T10:32:05Z",
      vehicles: [],
      customer: { contact: { names: [] } },
      vendor: { name: "", contact: { names: [] } },
    },
  ],
};

const withVehicle = (vehicle: Partial<AdfVehicle>): string =>
  builtXml({
    prospects: [{ ...empty.prospects[0]!, vehicles: [{ year: 2023, make: "m", model: "n", ...vehicle }] }],
  });

describe("documents", () => {
  it("writes every part in the order of the DTD", () => {
    const xml = builtXml(sampleDocument);
    expect(xml).toBe(golden("full"));
    expect(validateAdf(xml)).toEqual([]);
  });

  it("writes Not provided in required elements without a value", () => {
    const xml = builtXml(empty);
    expect(xml).toBe(golden("empty"));
    expect(validateAdf(xml)).toEqual([]);
  });
});

describe("incomplete parts", () => {
  it("omits a finance without an amount, a colour combination without a colour and an empty address", () => {
    const xml = builtXml({
      prospects: [
        {
          ...empty.prospects[0]!,
          vehicles: [
            {
              year: 2023,
              make: "m",
              model: "n",
              finance: { method: "cash", amounts: [] },
              colorCombinations: [{ preference: 1 }],
            },
          ],
          customer: { contact: { names: [], address: { streets: [""], city: " " } } },
        },
      ],
    });
    for (const name of ["finance", "colorcombination", "address"]) {
      expect(elements(readXml(xml), name)).toEqual([]);
    }
  });

  it("numbers the streets without the blank ones, and writes Not provided when all are blank", () => {
    const streets = (address: { streets: string[]; city?: string }) =>
      elements(
        readXml(
          builtXml({
            prospects: [{ ...empty.prospects[0]!, customer: { contact: { names: [], address } } }],
          }),
        ),
        "street",
      ).map(({ attributes, text }) => [attributes["line"], text]);
    expect(streets({ streets: ["a", "", "b"] })).toEqual([
      ["1", "a"],
      ["2", "b"],
    ]);
    expect(streets({ streets: [], city: "Springfield" })).toEqual([["1", "Not provided"]]);
  });

  it("omits an attribute value that the DTD does not list", () => {
    const xml = withVehicle({ interest: "rent" as never, odometer: { value: 5, units: "miles" as never } });
    expect(xml).toContain("<vehicle>");
    expect(xml).toContain("<odometer>5</odometer>");
  });

  it("writes defaults for a missing preference, a missing weighting and blank text", () => {
    const xml = withVehicle({
      make: " ",
      colorCombinations: [{ exteriorColor: "red" }],
      options: [{ name: "Tow package", weighting: undefined as never }],
    });
    expect(xml).toContain("<make>Not provided</make>");
    expect(xml).toContain("<preference>1</preference>");
    expect(xml).toContain("<weighting>0</weighting>");
    expect(validateAdf(xml)).toEqual([]);
  });

  it("writes a value of 0", () => {
    expect(withVehicle({ odometer: { value: 0, units: "mi" } })).toContain(
      '<odometer units="mi">0</odometer>',
    );
  });
});

describe("validateAdf", () => {
  it("reports a wrong order, a missing element and an unexpected element", () => {
    const xml = golden("full");
    const broken = [
      xml.replace("<year>2023</year>", ""),
      xml.replace(/(<stock>.*<\/stock>)(\s*)(<trim>.*<\/trim>)/, "$3$2$1"),
      xml.replace("<vendorname>", "<note>x</note><vendorname>"),
      xml.replace('units="mi"', 'units="miles"'),
    ];
    for (const document of broken) {
      expect(document).not.toBe(xml);
      expect(validateAdf(document)).not.toEqual([]);
    }
  });
});
