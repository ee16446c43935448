import type { ForeignLead } from "./foreign-lead.ts";

/** Leads as connectors of social networks' lead forms and website form builders send them. */
export const webFormLeads: Record<string, ForeignLead> = {
  "a social network's lead form": {
    xml: `<?ADF VERSION "1.0"?><?XML VERSION "1.0"?><adf><prospect status="new"><id source="social">1023</id>
<requestdate>2026-11-20T16:32:05+0000</requestdate><vehicle interest="buy" status="used"><year>2019</year>
<make> Ford</make><model>Edge SEL</model><comments>From the carousel</comments></vehicle>
<customer><contact><name part="full" type="individual">Ken Ito</name><phone>Not Provided</phone>
<email>ken@example.com</email></contact></customer></prospect></adf>`,
    reads: [
      {
        ids: [{ value: "1023", source: "social" }],
        requestDate: "2026-11-20T16:32:05+0000",
        vehicles: [{ make: "Ford", model: "Edge SEL", comments: "From the carousel" }],
        customer: { contact: { names: [{ value: "Ken Ito" }], email: { value: "ken@example.com" } } },
      },
    ],
    notes: [["xml.malformed", "1:42"]],
  },
  "a connector that leaves every name directly in the customer": {
    xml: `<?adf version="1.0"?><adf><prospect><customer><name part="first">Zoe</name><name part="last">Dean</name>
<email>zoe@example.com</email><phone type="cell">4175550116</phone><comments>Lead ad: spring sale</comments></customer>
<vendor><name>Hillside Motors</name></vendor></prospect></adf>`,
    reads: [
      {
        customer: {
          contact: {
            names: [{ value: "Zoe" }, { value: "Dean" }],
            email: { value: "zoe@example.com" },
            phones: [{ value: "4175550116", type: "cellphone" }],
          },
          comments: "Lead ad: spring sale",
        },
        vendor: { contact: { names: [{ value: "Hillside Motors" }] } },
      },
    ],
    notes: [
      ["element.misplaced", "/adf/prospect/customer/name[1]"],
      ["element.misplaced", "/adf/prospect/customer/name[2]"],
      ["element.misplaced", "/adf/prospect/customer/email"],
      ["element.misplaced", "/adf/prospect/customer/phone"],
      ["value.changed", "/adf/prospect/customer/phone/@type"],
      ["element.misplaced", "/adf/prospect/vendor/name"],
    ],
  },
  "a form builder whose template has comments after the provider": {
    xml: `<?xml version="1.0"?><adf><prospect status="new"><requestdate>11/20/2026 10:32 AM</requestdate>
<vehicle interest="trade-in"><vin>1g8zk5278yz000001</vin></vehicle>
<customer><contact><name part="full">Amy Orr</name><phone>+14175550117</phone></contact></customer>
<vendor><contact><name part="full">Hillside Motors</name></contact></vendor>
<provider><name part="full">Form Builder</name><url>https://www.example.com/</url></provider>
<comments>Referrer: search</comments></prospect></adf>`,
    reads: [
      {
        requestDate: "11/20/2026 10:32 AM",
        vehicles: [{ vin: "1g8zk5278yz000001", year: "", make: "", model: "" }],
        customer: { comments: "Referrer: search" },
        vendor: { contact: { names: [{ value: "Hillside Motors" }] } },
      },
    ],
    notes: [
      ["adf.undeclared", "/"],
      ["element.misplaced", "/adf/prospect/comments"],
    ],
  },
  "a form builder that sends a mail around the file": {
    xml: `New lead from your website!

<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
<adf><prospect><customer><contact><name part="full">Lou Gray</name></contact></customer></prospect></adf>

Sent by Form Builder`,
    reads: [{ customer: { contact: { names: [{ value: "Lou Gray" }] } } }],
    notes: [
      ["xml.malformed", "3:1"],
      ["xml.malformed", "3:6"],
      ["xml.malformed", "7:20"],
      ["text.unknown", "/text()"],
    ],
  },
  "a form builder with CDATA in every field": {
    xml: `<?xml version="1.0"?><?adf version="1.0"?><adf><prospect><customer><contact>
<name part="full"><![CDATA[Ana & Bo]]></name><email><![CDATA[ana@example.com]]></email></contact>
<comments><![CDATA[Position:&nbsp;<b>Baker</b>]]></comments></customer></prospect></adf>`,
    reads: [
      {
        customer: {
          contact: { names: [{ value: "Ana & Bo" }], email: { value: "ana@example.com" } },
          comments: "Position:&nbsp;<b>Baker</b>",
        },
      },
    ],
    notes: [],
  },
  "a form builder with a DTD, a bare prospect and HTML entities": {
    xml: `<!DOCTYPE prospect SYSTEM "adf.dtd">
<prospect><customer><contact><name part="full">Ren&eacute;e Dub&eacute;</name></contact>
<comments>&iquest;Todav&iacute;a est&aacute; disponible?</comments></customer></prospect>
<provider><name part="full">Form Builder</name></provider>`,
    reads: [
      {
        customer: {
          contact: { names: [{ value: "Renée Dubé" }] },
          comments: "¿Todavía está disponible?",
        },
        provider: { name: { value: "Form Builder" } },
      },
    ],
    notes: [
      ["entity.replaced", "2:51"],
      ["entity.replaced", "3:11"],
      ["entity.replaced", "3:24"],
      ["entity.replaced", "3:37"],
      ["doctype.ignored", "1:36"],
      ["xml.malformed", "4:10"],
      ["xml.malformed", "4:16"],
      ["adf.undeclared", "/"],
      ["adf.omitted", "/"],
      ["element.misplaced", "/provider"],
    ],
  },
};
