import type { DealershipFacts } from "../dealership-facts.ts";
import type { LeadKind } from "../lead-kinds.ts";
import { type LeadVehicle, stockVehicleSnapshot } from "../lead-vehicle.ts";
import { parseLead } from "../parse-lead.ts";
import type { LeadRoute } from "../route-lead.ts";
import { type StoredLead, storedLead } from "../stored-lead.ts";

export const dealership: DealershipFacts = {
  name: "Larkspur Mitsubishi",
  timeZone: "America/Chicago",
  generalManager: { fullName: "Grace Hopper", email: "gm@example.com", phone: "+14175550100" },
  provider: {
    service: "Website leads",
    url: "https://www.example.com/",
    email: "web@example.com",
    phone: "+14175550101",
  },
};

/** The id of every stored sample. */
export const LEAD_ID = "0199e2a4-7c1e-7b60-9a53-3f1d2b6c8e10";

export const person = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "(417) 555-0123",
};

export const address = {
  type: "home",
  address: "12 Example St",
  apartment: "4B",
  city: "Springfield",
  state: "MO",
  zipCode: "65801",
};

/** The dealer's vehicle, with mandatory fees in the price. */
export const outlander: LeadVehicle = stockVehicleSnapshot(
  {
    vin: "JA4J4VA85PZ000001",
    stockNumber: "M10023A",
    condition: "certified",
    year: 2023,
    make: "Mitsubishi",
    model: "Outlander",
    trim: "SEL",
    bodyStyle: "suvs",
    transmission: "cvt",
    exteriorColor: "White Diamond",
    interiorColor: "Black",
    mileage: 18422,
  },
  {
    total: 2_589_050,
    lines: [
      { code: "vehicle", cents: 2_563_550 },
      { code: "documentary", cents: 24_500 },
      { code: "thirty-day-drive", cents: 1_000 },
    ],
  },
);

const ownVehicle = {
  make: "Honda",
  model: "CR-V",
  year: "2014",
  price: "$9,500",
  mileage: "88,210",
  transmission: "5-Speed Automatic",
};

const details: Record<LeadKind, object> = {
  UNLOCK_INVENTORY: { tradeIn: ownVehicle },
  UNLOCK_PRICE: {
    pricing: { cashDown: 7771, tradeEquity: "6,662", creditRange: "CANARY-CREDIT" },
    tradeIn: ownVehicle,
  },
  SCHEDULE_TEST_DRIVE: { day: "2026-11-23", time: "14:30" },
  SELL_OR_TRADE: {
    plate: "ABC 123",
    state: "MO",
    day: "2026-11-24",
    time: "09:00",
    tier: "cash-now",
    offer: "8,250",
    answers: [
      { questionId: "condition", answer: "Good" },
      { questionId: "remaining-balance", answer: "CANARY-BALANCE" },
      { questionId: "finance-type", answer: "CANARY-LOAN" },
    ],
    finance: { type: "loan", remainingBalance: "5553" },
  },
  CONTACT_PURCHASE: {},
  CONTACT_SERVICE: {},
  CONTACT_PARTS: {},
  CONTACT_BILLING: {},
  CONTACT_TRADE: {},
  CONTACT_GENERAL: {},
  CAREERS: { position: "Technician" },
  APPLY_FINANCING: {
    identifier: "co-applicant",
    buyingTime: "Within 1 month",
    budget: { kind: "month", amount: "4449" },
    pricing: { cashDown: "$7,771", tradeEquity: "6662", creditRange: "600-619", months: "72" },
    incomeRange: "3000-3999",
  },
  SERVICE: {
    appointmentId: "apt_1",
    mileage: "0",
    business: "Example Freight",
    businessTitle: "Fleet manager",
    day: "2026-11-25",
    time: "08:00",
    operations: [{ code: "OIL", name: "Oil change", notes: "Synthetic" }],
  },
};

/** Kinds with the shopper's own vehicle. */
const OWN: readonly LeadKind[] = ["SELL_OR_TRADE", "CONTACT_TRADE", "SERVICE"];

/** A complete body of a kind, as a form submits it. */
export function sampleBody(kind: LeadKind): Record<string, unknown> {
  return {
    kind,
    customer: { ...person, address },
    comments: "Is it still there?",
    vehicle: OWN.includes(kind) ? ownVehicle : { vin: outlander.vin },
    consent: { version: "v3", granted: true },
    locale: "es-MX",
    page: "/contact-us?utm_source=x",
    details: details[kind],
  };
}

/** The stored record of a body. */
export function store(body: unknown, stockVehicle: LeadVehicle | null = null): StoredLead {
  const parsed = parseLead(body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return storedLead(parsed.value, {
    id: LEAD_ID,
    storeId: "north",
    status: "new",
    receivedAt: "2026-11-20T10:32:05-06:00",
    stockVehicle,
    consent: { version: "v3", text: "You agree to be called.", granted: true },
  });
}

/** The stored record of a complete body, with the dealer's vehicle for kinds about one. */
export function sampleLead(kind: LeadKind): StoredLead {
  return store(sampleBody(kind), OWN.includes(kind) ? null : outlander);
}

export const route = (own: Partial<LeadRoute> = {}): LeadRoute => ({
  email: "crm@example.com",
  type: "adf",
  subject: "Website Lead",
  resend: "as-resend",
  copy: 0,
  ...own,
});
