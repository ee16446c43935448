import { describe, expect, it } from "vitest";
import type { AdfPayload } from "./adf-payload.ts";
import { LEAD_KINDS } from "./lead-kinds.ts";
import { leadNotes } from "./lead-notes.ts";
import { leadPayload } from "./lead-payload.ts";
import {
  dealership,
  LEAD_ID,
  outlander,
  person,
  route,
  sampleBody,
  sampleLead,
  store,
} from "./testing/sample-leads.ts";

const adf = (lead: Parameters<typeof leadPayload>[0], own = {}) =>
  leadPayload(lead, route(own), dealership) as AdfPayload;

describe("type adf", () => {
  it("is exactly the email API's body", () => {
    expect(adf(sampleLead("SCHEDULE_TEST_DRIVE"))).toEqual({
      prospect: { attributes: { status: "new" } },
      subject: "Website Lead",
      email: "crm@example.com",
      type: "adf",
      vehicle: {
        attributes: { interest: "test-drive", status: "used" },
        value: {
          make: "Mitsubishi",
          model: "Outlander",
          year: 2023,
          vin: "JA4J4VA85PZ000001",
          trim: "SEL",
          bodystyle: "SUV",
          transmission: "A",
          interiorcolor: "Black",
          exteriorcolor: "White Diamond",
          price: 25890.5,
          odometer: 18422,
        },
        comments: "Certified pre-owned\nRequested time: 2026-11-23 14:30 America/Chicago",
      },
      customer: {
        contact: {
          first_name: "Ada",
          last_name: "Lovelace",
          email: "ada@example.com",
          phone: { value: "417-555-0123", attributes: { type: "voice", time: "day" } },
          address: {
            type: "home",
            street: "12 Example St",
            postalcode: "65801",
            city: "Springfield",
            regioncode: "MO",
            apartment: "4B",
          },
          comments: "Form: Schedule test drive\nLanguage: Spanish\nConsent to be contacted: given (v3)",
        },
      },
      vendor: {
        vendorname: "Larkspur Mitsubishi",
        contact: { name: "Grace Hopper", email: "gm@example.com", phone: "417-555-0100" },
      },
      provider: {
        name: "Website - Website Lead",
        service: "Website leads",
        url: "https://www.example.com/",
        email: "web@example.com",
        phone: "417-555-0101",
      },
      comments: "Is it still there?",
    });
  });

  it("has interest sell, status used, make, model, year and odometer for a vehicle to sell", () => {
    const lead = store({
      kind: "SELL_OR_TRADE",
      customer: person,
      vehicle: {
        make: "Honda",
        model: "CR-V",
        year: 2014,
        mileage: 88210,
        condition: "new",
        interest: "buy",
      },
    });
    expect(adf(lead).vehicle).toEqual({
      attributes: { interest: "sell", status: "used" },
      value: { make: "Honda", model: "CR-V", year: 2014, odometer: 88210 },
    });
  });

  it("puts the shopper's vehicle in trade_in when they want another", () => {
    const body = { ...sampleBody("SELL_OR_TRADE"), details: { purchaseVin: outlander.vin } };
    const payload = adf(store(body, outlander));
    expect(payload.vehicle?.value.model).toBe("Outlander");
    expect(payload.vehicle?.attributes).toEqual({ interest: "buy", status: "used" });
    expect(payload.trade_in?.value.model).toBe("CR-V");
    expect(payload.trade_in?.attributes).toEqual({ interest: "trade-in", status: "used" });
  });

  it("has no vehicle for a lead without one", () => {
    const lead = store({ kind: "CONTACT_GENERAL", customer: person, comments: "Hello" });
    expect(adf(lead)).not.toHaveProperty("vehicle");
    expect(adf(lead)).not.toHaveProperty("trade_in");
  });

  it("uses Not provided for names, and for the email or the phone", () => {
    const contact = (customer: object) => adf(store({ kind: "SERVICE", customer })).customer.contact;
    expect(contact({ email: "ada@example.com" })).toMatchObject({
      first_name: "Not provided",
      last_name: "Not provided",
      email: "ada@example.com",
      phone: { value: "Not provided", attributes: { type: "voice", time: "day" } },
    });
    const phone = "4175550123";
    expect(contact({ phone })).toMatchObject({ email: "Not provided", phone: { value: "417-555-0123" } });
    expect(contact({ phone: `${phone} ext 45` }).phone.value).toBe("417-555-0123 x45");
    expect(contact({ phone, address: { zipCode: " " } })).not.toHaveProperty("address");
  });

  it("keeps resend, unless the recipient is set to as-new", () => {
    const lead = { ...sampleLead("UNLOCK_PRICE"), status: "resend" as const };
    expect(adf(lead).prospect.attributes.status).toBe("resend");
    expect(adf(lead, { resend: "as-new" }).prospect.attributes.status).toBe("new");
  });

  it("has only JSON values for every kind", () => {
    for (const kind of LEAD_KINDS) {
      const payload = adf(sampleLead(kind));
      expect(JSON.parse(JSON.stringify(payload))).toEqual(payload);
    }
  });
});

describe("an appraisal", () => {
  it("has the booked time, the appointment and the offer in its comments, and the vehicle to sell", () => {
    const vehicle = { year: 2015, make: "Toyota", model: "Highlander", mileage: 98_400 };
    const details = { appointmentId: "apt_1", status: "booked", day: "2026-11-28", time: "10:30" };
    const finance = { type: "loan", remainingBalance: "7770" };
    const lead = store({
      kind: "SELL_OR_TRADE",
      customer: person,
      vehicle,
      details: { ...details, tier: "cash-now", offer: "12400", finance },
    });
    const { comments, vehicle: sent } = adf(lead);
    expect(comments).toBe(
      `Offer shown: cash-now $12400\nBooked online: 2026-11-28 10:30 America/Chicago\nAppointment: apt_1\nMore terms, sealed; kept with lead ${LEAD_ID}`,
    );
    expect(sent).toMatchObject({ attributes: { interest: "sell" }, value: { make: "Toyota", year: 2015 } });
  });
});

describe("a valuation", () => {
  const offersOf = (details: object, staffLocale?: "es") => {
    const lead = store({
      kind: "SELL_OR_TRADE",
      customer: person,
      vehicle: { year: 2015, make: "Toyota", model: "Highlander", mileage: 98_400 },
      details,
    });
    return leadNotes(lead, { ...dealership, ...(staffLocale && { staffLocale }) })[0];
  };

  it("names both offers and where they come from", () => {
    const both = { tier: "cash-now", offer: "14000", laterOffer: "16540" };
    expect(offersOf({ ...both, source: "model" })).toBe(
      "Offer shown: cash-now $14000, more-cash-later $16540 (our estimate)",
    );
    expect(offersOf({ ...both, source: "Example Guide" }, "es")).toBe(
      "Oferta mostrada: cash-now $14000, more-cash-later $16540 (Example Guide)",
    );
  });

  it("says why there is no offer", () => {
    const seen = { tier: "bring-vehicle-in", reason: "vehicle.unknown", source: "model" };
    expect(offersOf(seen)).toBe("Offer shown: bring-vehicle-in (nobody knows this make, model or year)");
    expect(offersOf({ ...seen, reason: "else" })).toBe("Offer shown: bring-vehicle-in (else)");
  });
});

describe("type text", () => {
  it("is subject, email, type and body", () => {
    const payload = leadPayload(
      sampleLead("SCHEDULE_TEST_DRIVE"),
      route({ type: "text", subject: "Test drive" }),
      dealership,
    );
    expect(payload).toEqual({
      subject: "Test drive",
      email: "crm@example.com",
      type: "text",
      body: [
        "Form: Schedule test drive",
        "Language: Spanish",
        "Consent to be contacted: given (v3)",
        "",
        "Name: Ada Lovelace",
        "Email: ada@example.com",
        "Phone: +1 (417) 555-0123",
        "Address: 12 Example St, 4B, Springfield, MO, 65801",
        "",
        "Vehicle: 2023 Mitsubishi Outlander SEL, Certified pre-owned, stock M10023A, VIN JA4J4VA85PZ000001, 18422 miles",
        "Price: $25890.50 (Includes documentary fee 245, thirty-day drive fee 10; excludes tax, title, registration)",
        "",
        "Requested time: 2026-11-23 14:30 America/Chicago",
        "",
        "Message:",
        "Is it still there?",
        "",
        "Page: /contact-us",
        "Store: north",
        "Received: 2026-11-20T10:32:05-06:00",
        "Lead: 0199e2a4-7c1e-7b60-9a53-3f1d2b6c8e10",
      ].join("\n"),
    });
  });

  it("has the extension behind the phone", () => {
    const customer = { ...person, phone: "(417) 555-0123 #45" };
    const payload = leadPayload(store({ kind: "SERVICE", customer }), route({ type: "text" }), dealership);
    expect(payload).toMatchObject({ body: expect.stringContaining("Phone: +1 (417) 555-0123 x45\n") });
  });

  it("uses the staff's language, not the shopper's", () => {
    const payload = leadPayload(sampleLead("SERVICE"), route({ type: "text" }), {
      ...dealership,
      staffLocale: "es",
    });
    expect(payload).toMatchObject({ body: expect.stringContaining("Formulario: Cita de servicio\n") });
    expect(payload).not.toMatchObject({ body: expect.stringContaining("Idioma") });
  });
});

describe("a wish for a call", () => {
  const asking = store({ ...sampleBody("UNLOCK_PRICE"), comments: null, details: { call: true } }, outlander);
  const wish = "Please call: the shopper wants a call instead of a code by text message";

  it("is the comment of the ADF document and a line of the text", () => {
    expect(adf(asking).comments).toBe(wish);
    expect(leadPayload(asking, route({ type: "text" }), dealership)).toMatchObject({
      body: expect.stringContaining(`\n${wish}\n`),
    });
  });

  it("is in the staff's language, and in no other unlock", () => {
    const spanish = leadPayload(asking, route(), { ...dealership, staffLocale: "es" }) as AdfPayload;
    expect(spanish.comments).toContain("prefiere una llamada");
    const plain = store({ ...sampleBody("UNLOCK_PRICE"), details: {} }, outlander);
    expect(adf(plain).comments).not.toContain("call");
  });
});

describe("financial data", () => {
  const SEALED = /6,?662|5,?553|4,?449|600-619|3000-3999|3,999|CANARY/;
  const termsLink = "https://desk.example.com/terms/token";

  it.each(LEAD_KINDS)("%s: no equity, credit range, budget, income, balance or financing answer", (kind) => {
    for (const type of ["adf", "text"] as const) {
      const payload = leadPayload(sampleLead(kind), route({ type, termsLink }), dealership);
      expect(JSON.stringify(payload)).not.toMatch(SEALED);
    }
  });

  it("has the terms of the purchase in the comments, and the link to what is sealed", () => {
    const body = sampleBody("UNLOCK_PRICE");
    const pricing = { cashDown: 2000, tradeEquity: 6662, creditRange: "600-619", months: 60 };
    const lead = store({ ...body, comments: null, details: { pricing } }, outlander);
    expect(adf(lead, { termsLink }).comments.split("\n")).toEqual([
      "Cash down: $2,000",
      "Term: 60 months",
      "Trade-in: yes",
      `More terms, sealed; this link opens them once: ${termsLink}`,
    ]);
    expect(adf(lead).comments).toContain(`More terms, sealed; kept with lead ${lead.id}`);
    expect(adf(lead).customer.contact.comments).toContain("Form: Personalized pricing\n");
  });

  it("has the terms of the page likewise, in the staff's language", () => {
    const terms = { cashDown: 777_100, tradeEquity: -666_200, creditScore: 621, months: 61 };
    const lead = { ...sampleLead("CONTACT_GENERAL"), terms };
    const payload = leadPayload(lead, route({ type: "text", termsLink }), {
      ...dealership,
      staffLocale: "es",
    });
    expect(payload).toMatchObject({
      body: expect.stringContaining(
        "Pago inicial: $7,771\nPlazo: 61 meses\nEntrega un vehículo a cuenta: sí\nMás condiciones, cifradas; este enlace las abre una sola vez: https",
      ),
    });
    expect(JSON.stringify(payload)).not.toMatch(/6,?662|\b62[01]\b/);
  });

  it("names nothing as sealed where nothing is", () => {
    const terms = { cashDown: 0, tradeEquity: 0, creditScore: 700, months: 48 };
    expect(JSON.stringify(adf(sampleLead("CONTACT_GENERAL"), { termsLink }))).not.toMatch(
      /sealed|Trade-in|desk/,
    );
    expect(adf({ ...sampleLead("CONTACT_GENERAL"), terms }).comments).toContain("Cash down: $0\n");
  });

  it("is in the stored record", () => {
    expect(JSON.stringify(sampleLead("UNLOCK_PRICE"))).toMatch(/777100.*CANARY-CREDIT/);
    expect(JSON.stringify(sampleLead("SELL_OR_TRADE"))).toMatch(/CANARY-BALANCE.*555300/);
    expect(JSON.stringify(sampleLead("APPLY_FINANCING"))).toMatch(/444900.*777100.*3000-3999/);
  });
});

describe("who answers", () => {
  it("is named in both types, as the shopper was told", () => {
    const answering = { slug: "hannah-kowalski", name: "Hannah Kowalski", title: "Sales Advisor" };
    const lead = { ...sampleLead("CONTACT_PURCHASE"), answering };
    for (const type of ["adf", "text"] as const)
      expect(JSON.stringify(leadPayload(lead, route({ type }), dealership))).toContain(
        "Answers, as the shopper was told: Hannah Kowalski, Sales Advisor",
      );
  });
});

describe("comments for staff", () => {
  const comments = (kind: Parameters<typeof sampleLead>[0]) => adf(sampleLead(kind)).comments;

  it.each([
    [undefined, "no virus scanner is set up"],
    ["clean", "the virus scanner found nothing"],
    ["unavailable", "the virus scanner did not answer, so scan the file yourself"],
  ] as const)("name the resume of a job application, and its checks with the scan %s", (scan, said) => {
    const resume = { fileName: "Ada.pdf", type: "pdf", size: 240_100, scan } as const;
    const notes = adf({ ...sampleLead("CAREERS"), resume }).comments;
    expect(notes).toBe(
      `Is it still there?\nPosition: Technician\nResume: Ada.pdf, 241 kB\nResume checks: no password, macros, scripts or embedded files; ${said}`,
    );
  });

  it.each([
    ["CAREERS", "Is it still there?\nPosition: Technician"],
    [
      "APPLY_FINANCING",
      `Is it still there?\nApplicant: Co-applicant\nBuying time: Within 1 month\nCash down: $7,771\nTerm: 72 months\nTrade-in: yes\nMore terms, sealed; kept with lead ${LEAD_ID}`,
    ],
    [
      "SERVICE",
      "Is it still there?\nRequested time: 2026-11-25 08:00 America/Chicago\nAppointment: apt_1\nBusiness: Example Freight, Fleet manager\nMileage: 0\nService: OIL, Oil change, Synthetic",
    ],
    [
      "SELL_OR_TRADE",
      `Is it still there?\nPlate: ABC 123 MO\nOffer shown: cash-now $8250\nRequested time: 2026-11-24 09:00 America/Chicago\ncondition: Good\nMore terms, sealed; kept with lead ${LEAD_ID}`,
    ],
    ["CONTACT_PARTS", "Is it still there?"],
  ] as const)("%s", (kind, expected) => {
    expect(comments(kind)).toBe(expected);
  });
});
