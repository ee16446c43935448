import type { ForeignLead } from "./foreign-lead.ts";

/** Leads as vehicle marketplaces and classified advertisements send them. */
export const marketplaceLeads: Record<string, ForeignLead> = {
  "a marketplace that prefixes every element": {
    xml: `<?xml version="1.0" encoding="utf-8"?>
<?adf version="1.0"?>
<adf:adf xmlns:adf="urn:example:adf">
  <adf:prospect status="new">
    <adf:id sequence="1" source="Wheels Market">WM-20418</adf:id>
    <adf:requestdate>2026-11-20T10:32:05-06:00</adf:requestdate>
    <adf:vehicle interest="buy" status="used">
      <adf:year>2022</adf:year><adf:make>Subaru</adf:make><adf:model>Outback</adf:model>
      <adf:odometer units="mi">31204</adf:odometer>
    </adf:vehicle>
    <adf:customer><adf:contact>
      <adf:name adf:part="first">Dora</adf:name><adf:name part="last">Lund</adf:name>
      <adf:email>dora@example.com</adf:email>
    </adf:contact></adf:customer>
    <adf:vendor><adf:vendorname>Hillside Motors</adf:vendorname></adf:vendor>
    <adf:provider><adf:name part="full">Wheels Market</adf:name></adf:provider>
  </adf:prospect>
</adf:adf>`,
    reads: [
      {
        status: "new",
        ids: [{ value: "WM-20418", source: "Wheels Market", sequence: 1 }],
        requestDate: "2026-11-20T10:32:05-06:00",
        vehicles: [
          { interest: "buy", year: "2022", make: "Subaru", odometer: { value: "31204", units: "mi" } },
        ],
        customer: {
          contact: {
            names: [
              { value: "Dora", part: "first" },
              { value: "Lund", part: "last" },
            ],
            email: { value: "dora@example.com" },
          },
        },
        vendor: { name: "Hillside Motors" },
        provider: { name: { value: "Wheels Market" } },
      },
    ],
    notes: [["prefix.ignored", "3:37"]],
  },
  "a marketplace that mixes a schema location with upper case": {
    xml: `<?xml version="1.0"?>
<?ADF VERSION="1.0"?>
<L:ADF xmlns:L="urn:l" xmlns:xsi="urn:xsi" xsi:schemaLocation="urn:l http://192.0.2.1/adf.xsd">
<L:PROSPECT STATUS="NEW"><L:VEHICLE INTEREST="BUY" STATUS="USED"><L:YEAR>2019</L:YEAR><L:MAKE>Kia</L:MAKE>
<L:MODEL>Soul</L:MODEL></L:VEHICLE><L:CUSTOMER><L:CONTACT><L:NAME PART="FULL">Abe Stone</L:NAME>
<L:PHONE TYPE="CELL">(417) 555-0110</L:PHONE></L:CONTACT></L:CUSTOMER></L:PROSPECT></L:ADF>`,
    reads: [
      {
        status: "new",
        vehicles: [{ interest: "buy", status: "used", year: "2019", make: "Kia", model: "Soul" }],
        customer: {
          contact: {
            names: [{ value: "Abe Stone", part: "full" }],
            phones: [{ value: "(417) 555-0110", type: "cellphone" }],
          },
        },
      },
    ],
    notes: [
      ["prefix.ignored", "3:95"],
      ["value.changed", "/adf/prospect/customer/contact/phone/@type"],
      ["attribute.unknown", "/adf/@xsi:schemalocation"],
    ],
  },
  "a marketplace that names an external DTD": {
    xml: `<?xml version="1.0"?>
<!DOCTYPE adf SYSTEM "http://192.0.2.1/adf_1_0.dtd">
<?adf version="1.0"?>
<adf><prospect><requestdate>2026-11-02T09:00:00Z</requestdate>
<vehicle interest="buy" status="new"><year>2027</year><make>Honda</make><model>Pilot</model></vehicle>
<customer><contact><name part="full">Mei Park</name><email>mei@example.com</email></contact></customer>
<vendor><vendorname>Hillside Motors</vendorname></vendor></prospect></adf>`,
    reads: [
      {
        requestDate: "2026-11-02T09:00:00Z",
        vehicles: [{ status: "new", year: "2027", make: "Honda", model: "Pilot" }],
        customer: { contact: { names: [{ value: "Mei Park" }], email: { value: "mei@example.com" } } },
        vendor: { name: "Hillside Motors" },
      },
    ],
    notes: [["doctype.ignored", "2:52"]],
  },
  "a classified advertisement that names a public DTD": {
    xml: `<!DOCTYPE adf PUBLIC "-//ADF//DTD ADF 1.0//EN" 'adf.dtd'>
<adf><prospect><vehicle><year>1986</year><make>Mercedes-Benz</make><model>560SL</model>
<stock>S1</stock></vehicle><customer><contact><name part="full">Paul O'Brien</name><email>paul@example.com</email>
</contact><comments>Is this still available?</comments></customer></prospect></adf>`,
    reads: [
      {
        vehicles: [{ year: "1986", model: "560SL", stock: "S1" }],
        customer: { contact: { names: [{ value: "Paul O'Brien" }] }, comments: "Is this still available?" },
      },
    ],
    notes: [
      ["doctype.ignored", "1:57"],
      ["adf.undeclared", "/"],
    ],
  },
  "a marketplace that puts the seller after the prospect": {
    xml: `<?xml version="1.0"?><?adf version="1.0"?><adf>
<prospect><id>77</id><vehicle><year>2021</year><make>Ford</make><model>Maverick</model></vehicle>
<customer><contact><name part="full">Lena Ash</name><phone>417-555-0111</phone></contact></customer></prospect>
<vendor><id source="Wheels Market">D-9</id><vendorname>Hillside Motors</vendorname></vendor>
<provider><name>Wheels Market</name><service>Used listings</service></provider></adf>`,
    reads: [
      {
        ids: [{ value: "77" }],
        vehicles: [{ model: "Maverick" }],
        vendor: { ids: [{ value: "D-9", source: "Wheels Market" }], name: "Hillside Motors" },
        provider: { name: { value: "Wheels Market" }, service: "Used listings" },
      },
    ],
    notes: [
      ["element.misplaced", "/adf/vendor"],
      ["element.misplaced", "/adf/provider"],
    ],
  },
  "a marketplace that sends two prospects for one seller": {
    xml: `<?adf version="1.0"?><adf><provider><name>Wheels Market</name></provider>
<vendor><vendorname>Hillside Motors</vendorname></vendor>
<prospect><customer><contact><name>Ida Roy</name></contact></customer></prospect>
<prospect><customer><contact><name>Jon Roy</name></contact></customer>
<vendor><vendorname>Ozark Cars</vendorname></vendor></prospect></adf>`,
    reads: [
      {
        customer: { contact: { names: [{ value: "Ida Roy" }] } },
        vendor: { name: "Hillside Motors" },
        provider: { name: { value: "Wheels Market" } },
      },
      {
        customer: { contact: { names: [{ value: "Jon Roy" }] } },
        vendor: { name: "Ozark Cars" },
        provider: { name: { value: "Wheels Market" } },
      },
    ],
    notes: [
      ["element.misplaced", "/adf/vendor"],
      ["element.misplaced", "/adf/provider"],
    ],
  },
  "an import marketplace in kilometres": {
    xml: `<?xml version="1.0"?><?ADF VERSION="1.0"?><adf><prospect><vehicle interest="Buy" status="USED">
<year>2020</year><make>Toyota</make><model>RAV4</model><odometer status="ORIGINAL" units="Kilometers">61,200</odometer>
<price type="Asking" currency="CAD">24995</price></vehicle>
<vehicle interest="trade_in"><year>2012</year><make>Mazda</make><model>3</model><odometer unit="KMS">180000</odometer></vehicle>
<customer><contact><name part="full">Luc Roy</name><email>luc@example.com</email></contact></customer></prospect></adf>`,
    reads: [
      {
        vehicles: [
          {
            interest: "buy",
            status: "used",
            odometer: { value: "61,200", status: "original", units: "km" },
            price: { value: "24995", type: "asking", currency: "CAD" },
          },
          { interest: "trade-in", odometer: { value: "180000", units: "km" } },
        ],
      },
    ],
    notes: [
      ["value.changed", "/adf/prospect/vehicle[1]/odometer/@units"],
      ["attribute.renamed", "/adf/prospect/vehicle[2]/odometer/@unit"],
      ["value.changed", "/adf/prospect/vehicle[2]/odometer/@unit"],
    ],
  },
};
