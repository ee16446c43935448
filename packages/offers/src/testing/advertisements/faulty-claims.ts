import type { FaultyAdvertisement } from "./advertisement.ts";

const WRONG_END = "offer.wrong-end-date";
const FEES = "offer.excludes-fees";
const APPROVAL = "credit.guaranteed-approval";
const FREE = "offer.free-with-purchase";
const DEFERRED = "credit.deferred-payments";

/** Advertisements with claims that the FTC calls deceptive, or with a wrong date. */
export const faultyClaims: readonly FaultyAdvertisement[] = [
  {
    codes: [WRONG_END],
    name: "$1,500 off a new Outlander Sport",
    disclaimer: "Offer ends November 15, 2026. See the store for details.",
  },
  {
    codes: [WRONG_END],
    name: "Year-end clearance",
    description: "Save on every 2025 model, now through 12/31/2026.",
  },
  {
    codes: [WRONG_END],
    name: "Bono de $1,000 en una Mirage nueva",
    disclaimer: "Válido hasta el 20 de noviembre de 2026.",
  },
  {
    codes: [WRONG_END],
    name: "$750 trade-in bonus",
    disclaimer: "Valid 11/1/26 - 11/25/26 on vehicles of 2016 or newer.",
  },
  {
    codes: [FEES],
    name: "New Mirage G4 for $18,495",
    disclaimer: "Destination not included. Ends {endDate}.",
  },
  {
    codes: [FEES],
    name: "New Outlander for $29,645",
    description: "Plus $1,495 destination and handling.",
  },
  {
    codes: [FEES],
    name: "Any sedan on the lot for $12,995",
    disclaimer: "Price does not include dealer-installed accessories or doc fee. Ends {endDate}.",
  },
  {
    codes: [FEES],
    name: "Eclipse Cross nueva por $26,545",
    disclaimer: "El precio no incluye gastos de destino. Termina el {endDate}.",
  },
  { codes: [APPROVAL], name: "Guaranteed approval, good credit or bad" },
  {
    codes: [APPROVAL],
    name: "Bad credit? No credit?",
    description: "At our store everyone is approved.",
  },
  {
    codes: [APPROVAL],
    name: "Aprobación garantizada",
    description: "Sin importar su historial de crédito.",
    disclaimer: "Visítenos hoy. Termina el {endDate}.",
  },
  { codes: [FREE], name: "Free 55-inch TV with every new vehicle purchase" },
  { codes: [FREE], name: "Buy any truck, get a free bed liner", badge: "Truck month" },
  {
    codes: [FREE],
    name: "Llévese una televisión gratis al comprar su auto",
    disclaimer: "Hasta agotar existencias. Termina el {endDate}.",
  },
  { codes: [DEFERRED], name: "No payments for 90 days", description: "On every used car this month." },
  {
    codes: [DEFERRED],
    name: "Buy now and make no payments until March",
    disclaimer: "With approved credit. Ends {endDate}.",
  },
];
