import type { ForeignLead } from "./foreign-lead.ts";

/** Leads as website platforms, chat services and digital-retailing tools of dealers send them. */
export const dealerPlatformLeads: Record<string, ForeignLead> = {
  "a platform that copies HTML into comments": {
    xml: `<?xml version="1.0" encoding="ISO-8859-1"?><?adf version="1.0"?><adf><prospect>
<customer><contact><name part="full">Jos&eacute; N&uacute;&ntilde;ez</name><phone>417&nbsp;555&nbsp;0114</phone></contact>
<comments>Test drive&nbsp;&ndash; Saturday&nbsp;10 AM</comments></customer></prospect></adf>`,
    reads: [
      {
        customer: {
          contact: { names: [{ value: "José Núñez" }], phones: [{ value: "417\u00A0555\u00A00114" }] },
          comments: "Test drive\u00A0– Saturday\u00A010 AM",
        },
      },
    ],
    notes: [
      ["entity.replaced", "2:41"],
      ["entity.replaced", "2:51"],
      ["entity.replaced", "2:59"],
      ["entity.replaced", "2:86"],
      ["entity.replaced", "3:27"],
    ],
  },
  "a chat service with a long transcript of nbsp and br": {
    xml: `<?adf version="1.0"?><adf><prospect><customer><contact><name>Nia Cole</name></contact>
<comments>${Array.from({ length: 120 }, (_, line) => `Line&nbsp;${line}<br>`).join("")}</comments>
</customer></prospect></adf>`,
    reads: [
      { customer: { comments: Array.from({ length: 120 }, (_, line) => `Line\u00A0${line}`).join("\n") } },
    ],
    notes: [
      ["entity.replaced", "2:15"],
      ["xml.malformed", "2:22"],
      ...Array.from({ length: 120 }, (_, at): ForeignLead["notes"][number] => [
        "element.unknown",
        `/adf/prospect/customer/comments/br[${at + 1}]`,
      ]),
    ],
  },
  "a platform that leaves an ampersand in the dealer's name": {
    xml: `<?adf version="1.0"?><adf><prospect><vendor><vendorname>Smith & Sons</vendorname>
<url>https://www.example.com/?a=1&amp;b=2&c=3</url></vendor></prospect></adf>`,
    reads: [{ vendor: { name: "Smith & Sons", url: "https://www.example.com/?a=1&b=2&c=3" } }],
    notes: [
      ["xml.malformed", "1:63"],
      ["xml.malformed", "2:42"],
    ],
  },
  "a platform with its own entities": {
    xml: `<?adf version="1.0"?><adf><prospect><vendor><vendorname>&dealer;</vendorname></vendor></prospect></adf>`,
    reads: [{ vendor: { name: "&dealer;" } }],
    notes: [["xml.malformed", "1:57"]],
  },
  "a platform that adds its own elements": {
    xml: `<?adf version="1.0"?><adf version="1.0"><prospect status="new">
<id sequence="1" source="Platform">p-5</id><requestdate>2026-03-11T00:28:48.542Z</requestdate>
<customer><contact><name part="first">Dave</name><name part="last">Mint</name><phone type="cellphone">4175550115</phone>
</contact><comments>Sent from a vehicle page</comments></customer>
<vendor><vendorname>Hillside Motors</vendorname><vendorid>V-1</vendorid></vendor>
<provider><name part="full">Platform</name><service>Coupon</service><leadtype>Internet</leadtype></provider></prospect></adf>`,
    reads: [
      {
        ids: [{ value: "p-5" }],
        customer: { comments: "Sent from a vehicle page" },
        vendor: { name: "Hillside Motors" },
        provider: { name: { value: "Platform" }, service: "Coupon" },
      },
    ],
    notes: [
      ["element.unknown", "/adf/prospect/vendor/vendorid"],
      ["element.unknown", "/adf/prospect/provider/leadtype"],
      ["attribute.unknown", "/adf/@version"],
    ],
  },
  "a platform with its own words for an address": {
    xml: `<?adf version="1.0"?><adf><prospect><customer><contact><name>Tess Bay</name><email>tess@example.com</email>
<address type="Residence"><street line="1">9 Elm St</street><city>Ozark</city><state>MO</state><zip>65721</zip></address>
</contact></customer></prospect></adf>`,
    reads: [
      {
        customer: {
          contact: {
            address: {
              type: "home",
              streets: ["9 Elm St"],
              city: "Ozark",
              regionCode: "MO",
              postalCode: "65721",
            },
          },
        },
      },
    ],
    notes: [
      ["value.changed", "/adf/prospect/customer/contact/address/@type"],
      ["element.renamed", "/adf/prospect/customer/contact/address/state"],
      ["element.renamed", "/adf/prospect/customer/contact/address/zip"],
    ],
  },
  "a digital-retailing tool with the colours in the vehicle": {
    xml: `<?adf version="1.0"?><adf><prospect><vehicle interest="lease" status="new"><year>2027</year><make>Audi</make>
<model>Q4</model><stocknumber>A100</stocknumber><exteriorcolor>Grey</exteriorcolor><interiorcolor>Black</interiorcolor>
<mileage>12</mileage></vehicle></prospect></adf>`,
    reads: [
      {
        vehicles: [
          {
            interest: "lease",
            stock: "A100",
            odometer: { value: "12" },
            colorCombinations: [{ exteriorColor: "Grey", interiorColor: "Black" }],
          },
        ],
      },
    ],
    notes: [
      ["element.renamed", "/adf/prospect/vehicle/stocknumber"],
      ["element.renamed", "/adf/prospect/vehicle/mileage"],
      ["element.misplaced", "/adf/prospect/vehicle/interiorcolor"],
      ["element.misplaced", "/adf/prospect/vehicle/exteriorcolor"],
    ],
  },
};
