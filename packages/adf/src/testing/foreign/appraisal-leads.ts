import type { ForeignLead } from "./foreign-lead.ts";

/** Leads as price guides, appraisal tools and sell-my-car sites send them. */
export const appraisalLeads: Record<string, ForeignLead> = {
  "an appraisal with value and units as elements": {
    xml: `<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
<adf><prospect><requestdate>2026-11-21T18:04:00.000Z</requestdate>
<vehicle interest="sell"><vin>1G8ZK5278YZ000001</vin><year>2017</year><make>Nissan</make><model>Rogue</model>
<odometer><value>88210</value><units>miles</units></odometer><condition>good</condition><color>Blue</color></vehicle>
<customer><contact><name part="first">Rita</name><name part="last">Moss</name><email>rita@example.com</email></contact>
</customer></prospect></adf>`,
    reads: [
      {
        vehicles: [
          {
            interest: "sell",
            vin: "1G8ZK5278YZ000001",
            odometer: { value: "88210", units: "mi" },
            condition: "good",
            colorCombinations: [{ exteriorColor: "Blue" }],
          },
        ],
        customer: { contact: { names: [{ value: "Rita" }, { value: "Moss" }] } },
      },
    ],
    notes: [
      ["element.misplaced", "/adf/prospect/vehicle/odometer/units"],
      ["value.changed", "/adf/prospect/vehicle/odometer/units"],
      ["element.misplaced", "/adf/prospect/vehicle/odometer/value"],
      ["element.renamed", "/adf/prospect/vehicle/color"],
    ],
  },
  "an appraisal with the value as an element and units as an attribute": {
    xml: `<?adf version="1.0"?><adf><prospect><vehicle interest="trade-in" status="used"><year>2015</year>
<make>Ram</make><model>1500</model><odometer units="MI" status="original"><value>120500</value></odometer></vehicle>
<customer><contact><name>Gus Hale</name><phone>417-555-0112</phone></contact></customer></prospect></adf>`,
    reads: [
      {
        vehicles: [{ interest: "trade-in", odometer: { value: "120500", units: "mi", status: "original" } }],
      },
    ],
    notes: [["element.misplaced", "/adf/prospect/vehicle/odometer/value"]],
  },
  "an odometer of one unit element and text": {
    xml: `<?adf version="1.0"?><adf><prospect><vehicle><year>2015</year><make>Ram</make><model>1500</model>
<odometer>97000<unit>Mile</unit></odometer></vehicle></prospect></adf>`,
    reads: [{ vehicles: [{ odometer: { value: "97000", units: "mi" } }] }],
    notes: [
      ["element.misplaced", "/adf/prospect/vehicle/odometer/unit"],
      ["value.changed", "/adf/prospect/vehicle/odometer/unit"],
    ],
  },
  "a cash offer in a bare prospect": {
    xml: `<?xml version="1.0"?>
<prospect status="new"><id source="Cash Offer">co-1</id>
<vehicle interest="sell" status="used"><year>2018</year><make>Jeep</make><model>Renegade</model>
<price type="offer" currency="USD">11250</price></vehicle>
<customer><contact><name part="full">Vera Lim</name><phone type="mobile">4175550113</phone></contact></customer>
<vendor><vendorname>Hillside Motors</vendorname></vendor></prospect>`,
    reads: [
      {
        status: "new",
        ids: [{ value: "co-1" }],
        vehicles: [{ interest: "sell", price: { value: "11250", type: "offer", currency: "USD" } }],
        customer: { contact: { phones: [{ value: "4175550113", type: "cellphone" }] } },
        vendor: { name: "Hillside Motors" },
      },
    ],
    notes: [
      ["adf.undeclared", "/"],
      ["adf.omitted", "/"],
      ["value.changed", "/prospect/customer/contact/phone/@type"],
    ],
  },
  "a bare prospect with prefixes, and the vendor beside it": {
    xml: `<a:prospect xmlns:a="urn:a"><a:vehicle><a:year>2018</a:year><a:make>Jeep</a:make><a:model>Compass</a:model>
</a:vehicle><a:customer><a:contact><a:name>Vic Lim</a:name></a:contact></a:customer></a:prospect>
<a:vendor><a:vendorname>Hillside Motors</a:vendorname></a:vendor>`,
    reads: [{ vehicles: [{ model: "Compass" }], vendor: { name: "Hillside Motors" } }],
    notes: [
      ["prefix.ignored", "1:28"],
      ["xml.malformed", "3:10"],
      ["xml.malformed", "3:24"],
      ["adf.undeclared", "/"],
      ["adf.omitted", "/"],
      ["element.misplaced", "/vendor"],
    ],
  },
  "a price guide with a comment in the contact": {
    xml: `<?adf version="1.0"?><adf><prospect><vehicle><year>2024</year><make>Kia</make><model>EV6</model></vehicle>
<customer><contact><name part="full">Owen Fry</name><email>owen@example.com</email>
<comment>Wants the price by text message.</comment></contact></customer></prospect></adf>`,
    reads: [{ customer: { comments: "Wants the price by text message." } }],
    notes: [
      ["element.renamed", "/adf/prospect/customer/contact/comment"],
      ["element.misplaced", "/adf/prospect/customer/contact/comment"],
    ],
  },
  "a price guide with comments at every level": {
    xml: `<?adf version="1.0"?><adf><prospect><comment>Lead score: 85</comment>
<vehicle><year>2024</year><make>Kia</make><model>EV6</model><comment>Red if possible</comment></vehicle>
<customer><contact><name>Owen Fry</name><comments>Call after 5</comments></contact><comment>Second request</comment>
</customer></prospect></adf>`,
    reads: [
      {
        vehicles: [{ comments: "Red if possible" }],
        customer: { comments: "Call after 5\nSecond request\nLead score: 85" },
      },
    ],
    notes: [
      ["element.renamed", "/adf/prospect/comment"],
      ["element.misplaced", "/adf/prospect/comment"],
      ["element.renamed", "/adf/prospect/vehicle/comment"],
      ["element.misplaced", "/adf/prospect/customer/contact/comments"],
      ["element.renamed", "/adf/prospect/customer/comment"],
    ],
  },
};
