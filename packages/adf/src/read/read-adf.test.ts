import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkAdf } from "../check/check-adf.ts";
import { documentPath } from "../testing/document-path.ts";
import { wildDocuments } from "../testing/wild-documents.ts";
import { readAdf } from "./read-adf.ts";

const file = (name: string) => readFileSync(new URL(`../testing/${name}.xml`, import.meta.url), "utf8");
const read = (xml: string) => {
  const reading = readAdf(xml);
  if (!reading.ok) throw new Error(reading.errors[0].code);
  return reading.value;
};
const prospectOf = (inner: string) => read(`<?adf version="1.0"?><adf><prospect>${inner}</prospect></adf>`);

describe("files like those of real senders", () => {
  it.each(Object.entries(wildDocuments))("%s", (name, { document, notes }) => {
    expect(read(file(`wild/${name}`))).toEqual({ document, notes });
  });

  it("have the issues that checkAdf finds in their documents", () => {
    expect(checkAdf(read(file("wild/minimal")).document)).toEqual([
      { path: documentPath("prospects.0.vendor.name"), code: "vendorname.missing", severity: "error" },
      { path: documentPath("prospects.0.vendor.contact"), code: "contact.unreachable", severity: "error" },
      { path: documentPath("prospects.0.provider"), code: "provider.missing", severity: "warning" },
    ]);
  });
});

describe("rejected files", () => {
  it.each([
    ["adf.missing", ""],
    ["adf.missing", "Dear dealer, I want a car"],
    ["adf.missing", "<html><body>Dear dealer</body></html>"],
    ["adf.missing", "<lead><adf><prospect/></adf></lead>"],
    ["prospect.missing", "<adf/>"],
    ["prospect.missing", "<adf><customer/></adf>"],
    ["adf.missing", "<leads><prospect/></leads>"],
    ["prospect.missing", "<adf><vendor/></adf><prospect/>"],
    ["xml.doctype", "<!DOCTYPE adf []><adf><prospect/></adf>"],
    ["xml.too-long", `<adf><prospect/></adf>${" ".repeat(1_000_000)}`],
    ["xml.too-deep", `<adf><prospect>${"<a>".repeat(31)}`],
    ["xml.malformed", `<adf><prospect/>${"& ".repeat(101)}</adf>`],
  ])("%s", (code, xml) => {
    expect(readAdf(xml)).toEqual({ ok: false, errors: [{ path: [], code }] });
  });
});

describe("missing parts", () => {
  it("are blank when required", () => {
    expect(prospectOf("")).toEqual({
      notes: [],
      document: {
        prospects: [
          {
            requestDate: "",
            vehicles: [],
            customer: { contact: { names: [] } },
            vendor: { name: "", contact: { names: [] } },
          },
        ],
      },
    });
  });

  it.each([
    ["vehicle", "<vehicle/>", { vehicles: [{ year: "", make: "", model: "" }] }],
    ["provider", "<provider/>", { provider: { name: { value: "" } } }],
    ["finance", "<vehicle><finance/></vehicle>", { vehicles: [{ finance: undefined }] }],
    [
      "balance alone",
      "<vehicle><finance><balance>9</balance></finance></vehicle>",
      { vehicles: [{ finance: { method: "", amounts: [], balance: { value: "9" } } }] },
    ],
    [
      "method alone",
      "<vehicle><finance><method>cash</method></finance></vehicle>",
      { vehicles: [{ finance: { method: "cash", amounts: [] } }] },
    ],
    [
      "amount and balance",
      "<vehicle><finance><amount type='total'/><balance/></finance></vehicle>",
      { vehicles: [{ finance: undefined }] },
    ],
    ["option", "<vehicle><option/></vehicle>", { vehicles: [{ options: undefined }] }],
    [
      "an option's name",
      "<vehicle><option><manufacturercode>c</manufacturercode></option></vehicle>",
      { vehicles: [{ options: [{ name: "", manufacturerCode: "c", weighting: 0 }] }] },
    ],
    [
      "colours",
      "<vehicle><colorcombination><preference>1</preference></colorcombination></vehicle>",
      { vehicles: [{ colorCombinations: undefined }] },
    ],
    [
      "one colour",
      "<vehicle><colorcombination><interiorcolor>tan</interiorcolor></colorcombination></vehicle>",
      { vehicles: [{ colorCombinations: [{ interiorColor: "tan" }] }] },
    ],
    [
      "price, odometer and image",
      "<vehicle><price type='msrp'/><odometer units='mi'/><imagetag width='1'/></vehicle>",
      { vehicles: [{ price: undefined, odometer: undefined, imageTag: undefined }] },
    ],
    ["id", "<id source='x'/>", { ids: undefined }],
    [
      "address",
      "<customer><contact><address type='home'><street/></address></contact></customer>",
      { customer: { contact: { address: undefined } } },
    ],
    [
      "street",
      "<customer><contact><address><country>US</country></address></contact></customer>",
      { customer: { contact: { address: { streets: [], country: "US" } } } },
    ],
    [
      "name, email and phone",
      "<customer><contact><name part='full'/><email/><phone/></contact></customer>",
      { customer: { contact: { names: [], email: undefined, phones: undefined } } },
    ],
  ])("%s", (_name, inner, expected) => {
    const { document, notes } = prospectOf(inner);
    expect(document.prospects[0]).toMatchObject(expected);
    expect(notes).toEqual([]);
  });
});

describe("comments of contact, customer and prospect are joined", () => {
  it.each([
    ["<comments>p</comments>", "p", ["/comments"]],
    ["<customer><comments>c</comments></customer>", "c", []],
    ["<customer><contact><comments>k</comments></contact></customer>", "k", ["/customer/contact/comments"]],
    ["<customer><contact/><comments>c</comments></customer>", "c", []],
    [
      "<comments>p</comments><customer><contact><comments>k</comments></contact><comments>c</comments></customer>",
      "k\nc\np",
      ["/comments", "/customer/contact/comments"],
    ],
    [
      "<customer><name>x</name><comments>c</comments></customer><comments>p</comments>",
      "c\np",
      ["/comments", "/customer/name"],
    ],
    ["<customer><comments>  </comments></customer>", undefined, []],
  ])("%s", (inner, expected, misplaced) => {
    const { document, notes } = prospectOf(inner);
    expect(document.prospects[0]?.customer.comments).toBe(expected);
    expect(notes.map(({ code, path }) => [code, path])).toEqual(
      misplaced.map((path) => ["element.misplaced", `/adf/prospect${path}`]),
    );
  });
});

describe("other names of an element", () => {
  const vehicleOf = (inner: string) => {
    const { document, notes } = prospectOf(`<vehicle>${inner}</vehicle>`);
    const paths = notes.map(({ code, path }) => [code, path.replace("/adf/prospect/vehicle/", "")]);
    return { vehicle: document.prospects[0]?.vehicles[0], notes: paths };
  };

  it("are used when ADF's is absent or blank", () => {
    expect(vehicleOf("<comment> </comment><comment>c</comment>")).toMatchObject({
      vehicle: { comments: "c" },
      notes: [
        ["element.repeated", "comment[1]"],
        ["element.renamed", "comment[2]"],
      ],
    });
    expect(vehicleOf("<comments/><comment>c</comment>").vehicle?.comments).toBe("c");
  });

  it("are unknown beside ADF's", () => {
    expect(vehicleOf("<stock>s</stock><stocknumber>n</stocknumber>")).toMatchObject({
      vehicle: { stock: "s" },
      notes: [["element.unknown", "stocknumber"]],
    });
    const both = "<colorcombination><exteriorcolor>a</exteriorcolor></colorcombination><color>b</color>";
    expect(vehicleOf(both)).toMatchObject({
      vehicle: { colorCombinations: [{ exteriorColor: "a" }] },
      notes: [["element.unknown", "color"]],
    });
  });
});

describe("an odometer", () => {
  it.each([
    ["<odometer units='mi'>5</odometer>", { value: "5", units: "mi" }],
    ["<odometer UNIT='Km'>5</odometer>", { value: "5", units: "km" }],
    ["<odometer units='' unit='KILOMETRES'>5</odometer>", { value: "5", units: "km" }],
    [
      "<odometer units='furlongs'><value>5</value><units>mi</units></odometer>",
      { value: "5", units: undefined },
    ],
    ["<odometer><Value>5</Value><Unit>MILES</Unit></odometer>", { value: "5", units: "mi" }],
    ["<odometer>5<value/></odometer>", { value: "5", units: undefined }],
    ["<odometer><value/><units>mi</units></odometer>", undefined],
  ])("%s", (odometer, expected) => {
    const { document } = prospectOf(`<vehicle>${odometer}</vehicle>`);
    expect(document.prospects[0]?.vehicles[0]?.odometer).toEqual(expected);
  });
});

it("sorts the lines of an address by their numbers", () => {
  const { document } = prospectOf(
    "<customer><contact><address><street line='3'>c</street><street line='1'>a</street><street line='2'>b</street></address></contact></customer>",
  );
  expect(document.prospects[0]?.customer.contact.address?.streets).toEqual(["a", "b", "c"]);
  const unnumbered = prospectOf(
    "<customer><contact><address><street>b</street><street>a</street></address></contact></customer>",
  );
  expect(unnumbered.document.prospects[0]?.customer.contact.address?.streets).toEqual(["b", "a"]);
});

it.each([
  ["1", true, []],
  ["YES", true, []],
  ["True", true, []],
  ["0", undefined, []],
  ["no", undefined, []],
  ["FALSE", undefined, []],
  ["", undefined, []],
  [
    "2",
    undefined,
    [{ code: "value.unknown", path: "/adf/prospect/customer/contact/@primarycontact", value: "2" }],
  ],
])("reads primarycontact=%j as %j", (flag, expected, notes) => {
  const reading = prospectOf(
    `<customer><contact primarycontact="${flag}"><name>x</name></contact></customer>`,
  );
  expect(reading.document.prospects[0]?.customer.contact.primaryContact).toBe(expected);
  expect(reading.notes).toEqual(notes);
});

it.each([
  ["12", 12],
  ["-7.5", -7.5],
  ["0.25", 0.25],
  ["1.", undefined],
  ["1e3", undefined],
  ["a1", undefined],
  ["1a", undefined],
])("reads a weighting of %j as %j", (text, expected) => {
  const { document, notes } = prospectOf(
    `<vehicle><option><optionname>o</optionname><weighting>${text}</weighting></option></vehicle>`,
  );
  expect(document.prospects[0]?.vehicles[0]?.options?.[0]?.weighting).toBe(expected ?? 0);
  expect(notes).toEqual(
    expected === undefined
      ? [{ code: "value.unknown", path: "/adf/prospect/vehicle/option/weighting", value: text }]
      : [],
  );
});

it("trims attributes and rejects a number that is not one", () => {
  const { document, notes } = prospectOf("<id source=' desk ' sequence='one'>7</id>");
  expect(document.prospects[0]?.ids).toEqual([{ value: "7", source: "desk" }]);
  expect(notes).toEqual([{ code: "value.unknown", path: "/adf/prospect/id/@sequence", value: "one" }]);
});

it("adds an index to the path of repeated elements", () => {
  const { notes } = prospectOf("<vehicle><x/></vehicle><vehicle><y>1</y><y>2</y></vehicle>");
  expect(notes).toEqual([
    { code: "element.unknown", path: "/adf/prospect/vehicle[1]/x", value: "" },
    { code: "element.unknown", path: "/adf/prospect/vehicle[2]/y[1]", value: "1" },
    { code: "element.unknown", path: "/adf/prospect/vehicle[2]/y[2]", value: "2" },
  ]);
});

it("adds a note for an unknown attribute, except for namespaces", () => {
  const { notes } = prospectOf("<requestdate xmlns:x='u' zone='CST'>2026</requestdate>");
  expect(notes).toEqual([
    { code: "attribute.unknown", path: "/adf/prospect/requestdate/@zone", value: "CST" },
  ]);
});

it("adds a note for every unknown element, attribute and text", () => {
  const { document, notes } = read(
    "Hello <?adf?><adf> there <prospect>Call <vehicle/> me<x a='1'>2</x></prospect></adf><adf b='3'/><lead/>Bye",
  );
  expect(document.prospects).toHaveLength(1);
  expect(notes.filter(({ code }) => code !== "xml.malformed")).toEqual([
    { code: "element.repeated", path: "/adf[2]", value: "" },
    { code: "element.repeated", path: "/adf[2]/@b", value: "3" },
    { code: "element.unknown", path: "/adf[1]/prospect/x", value: "2" },
    { code: "element.unknown", path: "/adf[1]/prospect/x/@a", value: "1" },
    { code: "text.unknown", path: "/adf[1]/prospect/text()", value: "Call  me" },
    { code: "text.unknown", path: "/adf[1]/text()", value: "there" },
    { code: "element.unknown", path: "/lead", value: "" },
    { code: "text.unknown", path: "/text()", value: "Hello Bye" },
  ]);
});

it("drops characters that XML forbids, in notes too", () => {
  const { document, notes } = prospectOf("<requestdate a='\u0001b'>\u0000 x\u0008 </requestdate>");
  expect(document.prospects[0]?.requestDate).toBe("x");
  expect(notes.at(-1)).toEqual({
    code: "attribute.unknown",
    path: "/adf/prospect/requestdate/@a",
    value: "b",
  });
});
