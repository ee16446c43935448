import type { AdfDocument } from "../adf-document.ts";
import type { AdfNote } from "../read/adf-reading.ts";

/** The expected document and notes of each file in `wild`. */
export const wildDocuments: Record<string, { document: AdfDocument; notes: AdfNote[] }> = {
  long: {
    document: {
      prospects: [
        {
          status: "resend",
          requestDate: "2001-04-12T09:05:10-08:00",
          vehicles: [
            {
              interest: "buy",
              status: "used",
              year: "2000",
              make: "Saturn",
              model: "SL2",
              vin: "1G8ZK5278YZ000001",
              odometer: { value: "90000", status: "replaced", units: "mi" },
              colorCombinations: [
                { interiorColor: "tan", exteriorColor: "forest green", preference: 2 },
                { exteriorColor: "silver", preference: 1 },
              ],
              price: { value: "7995", type: "quote", currency: "USD" },
              options: [{ name: "Sun roof", manufacturerCode: "c21", weighting: 65 }],
              finance: {
                method: "",
                amounts: [
                  { value: "1500", type: "downpayment", currency: "USD" },
                  { value: "180", type: "monthly", currency: "USD" },
                ],
                balance: { value: "900", type: "residual", currency: "USD" },
              },
            },
          ],
          customer: {
            contact: {
              names: [
                { value: "Marta", part: "first" },
                { value: "Quill", part: "last" },
              ],
              phones: [
                { value: "417-555-0163", type: "voice", time: "evening", preferredContact: true },
                { value: "417-555-0170", type: "fax" },
              ],
            },
            timeframe: { description: "By the end of May" },
          },
          vendor: {
            name: "Hillside Motors",
            url: "https://www.example.com/",
            contact: {
              primaryContact: true,
              names: [{ value: "Theo Lind", part: "full" }],
              phones: [{ value: "417-555-0171" }],
              address: {
                type: "work",
                streets: ["86 Ridge Road", "Second floor"],
                city: "Springfield",
                regionCode: "MO",
                postalCode: "65801",
                country: "US",
              },
            },
          },
        },
      ],
    },
    notes: [
      { code: "value.changed", path: "/adf/prospect/vehicle/odometer/@units", value: "miles" },
      { code: "value.changed", path: "/adf/prospect/vendor/contact/address/@type", value: "business" },
    ],
  },
  malformed: {
    document: {
      prospects: [
        {
          ids: [{ value: "lead-7", sequence: 1, source: "Hillside" }],
          requestDate: "2022-02-02T00:00:00Z",
          vehicles: [{ year: "2020", make: "Honda", model: "CR-V", comments: "Heater & radio < new" }],
          customer: { contact: { names: [{ value: "Sam Sample", part: "full" }] }, comments: "Call me" },
          vendor: { name: "", contact: { names: [{ value: "Hillside Motors" }] } },
        },
      ],
    },
    notes: [
      { code: "xml.malformed", path: "9:21", value: "stray &" },
      { code: "xml.malformed", path: "9:29", value: "stray <" },
      {
        code: "xml.malformed",
        path: "2:21",
        value: "the XML declaration must appear at the start of the document.",
      },
      { code: "xml.malformed", path: "5:16", value: "unquoted attribute value." },
      { code: "element.misplaced", path: "/adf/prospect/customer/name", value: "Sam Sample" },
      { code: "element.misplaced", path: "/adf/prospect/vendor/name", value: "Hillside Motors" },
    ],
  },
  minimal: {
    document: {
      prospects: [
        {
          requestDate: "2001-04-12T09:05:10-08:00",
          vehicles: [{ year: "2000", make: "Saturn", model: "SL2" }],
          customer: {
            contact: { names: [{ value: "Marta Quill", part: "full" }], phones: [{ value: "417-555-0163" }] },
          },
          vendor: { name: "", contact: { names: [{ value: "Hillside Motors", part: "full" }] } },
        },
      ],
    },
    notes: [{ code: "adf.undeclared", path: "/", value: "" }],
  },
  "one-line": {
    document: {
      prospects: [
        {
          ids: [{ value: "8841", source: "lead-desk" }],
          requestDate: "2019-06-03T12:00:00Z",
          vehicles: [{ year: "", make: "", model: "" }],
          customer: {
            contact: {
              names: [
                { value: "Okafor", part: "last", type: "individual" },
                { value: "Ben", part: "first", type: "individual" },
              ],
              email: { value: "ben@example.com" },
              phones: [{ value: "4175550164", time: "afternoon" }],
              address: { streets: ["9 Mill Lane", "Floor 3"], city: "Springfield" },
            },
            comments: "<b>Position:</b> Baker & barista",
          },
          vendor: {
            name: "Hillside Motors",
            contact: { names: [{ value: "Hillside Motors", part: "full", type: "business" }] },
          },
          provider: {
            name: { value: "Lead Desk", part: "full", type: "business" },
            url: "https://www.example.com/?a=1&b=2",
            phone: { value: "1-417-555-0165" },
            contact: {
              names: [{ value: "Ines Rowe" }],
              phones: [{ value: "417-555-0166" }],
              address: { streets: [], city: "Ozark" },
            },
          },
        },
      ],
    },
    notes: [],
  },
  strays: {
    document: {
      prospects: [
        {
          status: "new",
          requestDate: "2025-01-15T08:00:00.000Z",
          vehicles: [
            {
              interest: "trade-in",
              status: "used",
              year: "",
              make: "Mitsubishi",
              model: "Anything\n        with\n        three rows",
              odometer: { value: "61 000", units: "mi" },
              colorCombinations: [{ exteriorColor: "red" }],
            },
          ],
          customer: {
            contact: {
              names: [{ value: "Pat Sample", part: "full" }],
              email: { value: "pat@example.com", preferredContact: true },
              phones: [
                { value: "417-555-0167", type: "cellphone", time: "nopreference" },
                { value: "417-555-0168", type: "voice" },
                { value: "417-555-0169" },
              ],
              address: { type: "work", streets: ["1 Elm St"], regionCode: "MO" },
            },
            comments: "Told the contact.\nTold the dealer.\nTold the prospect.",
          },
          vendor: { name: "", contact: { names: [] } },
          provider: { name: { value: "Hillside Website", part: "full" } },
        },
      ],
    },
    notes: [
      { code: "element.misplaced", path: "/adf/prospect/comments", value: "Told the prospect." },
      { code: "value.changed", path: "/adf/prospect/vehicle/@status", value: "Certified" },
      { code: "element.repeated", path: "/adf/prospect/vehicle/make[2]", value: "Mitsu" },
      { code: "element.unknown", path: "/adf/prospect/vehicle/model/i", value: "three rows" },
      { code: "value.unknown", path: "/adf/prospect/vehicle/odometer/@status", value: "guessed" },
      { code: "value.changed", path: "/adf/prospect/vehicle/odometer/@units", value: "MILES" },
      { code: "value.unknown", path: "/adf/prospect/vehicle/colorcombination/preference", value: "first" },
      { code: "element.repeated", path: "/adf/prospect/customer/contact/email[1]", value: "" },
      { code: "value.changed", path: "/adf/prospect/customer/contact/phone[1]/@type", value: "Mobile" },
      { code: "value.changed", path: "/adf/prospect/customer/contact/phone[1]/@time", value: "anytime" },
      {
        code: "value.unknown",
        path: "/adf/prospect/customer/contact/phone[1]/@preferredcontact",
        value: "maybe",
      },
      { code: "value.changed", path: "/adf/prospect/customer/contact/phone[2]/@type", value: "home" },
      {
        code: "value.unknown",
        path: "/adf/prospect/customer/contact/phone[3]/@type",
        value: "carrier-pigeon",
      },
      { code: "value.changed", path: "/adf/prospect/customer/contact/address/@type", value: "business" },
      { code: "element.renamed", path: "/adf/prospect/customer/contact/address/region", value: "MO" },
      {
        code: "element.misplaced",
        path: "/adf/prospect/customer/contact/comments",
        value: "Told the contact.",
      },
      { code: "attribute.unknown", path: "/adf/prospect/@priority", value: "high" },
    ],
  },
};
