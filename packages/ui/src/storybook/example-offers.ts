import type { KitLocale, KitMessages } from "../messages/messages.ts";
import type { ExampleBody, ExamplePaint } from "./example-vehicles.ts";

type Words = { title: string; figure: string; unit: string; text: string };

export type ExampleOffer = {
  type: keyof KitMessages["offerCard"]["types"];
  /** Undefined for service offers. */
  picture?: { body: ExampleBody; paint: ExamplePaint };
} & Record<KitLocale, Words>;

/** One sample offer of each of the eleven types. */
export const exampleOffers: readonly ExampleOffer[] = [
  {
    type: "aprCash",
    picture: { body: "suv", paint: "red" },
    en: {
      title: "2025 Outlander",
      figure: "0.0%",
      unit: "APR for 48 months",
      text: "48 payments of $20.83 for every $1,000 you finance, with $2,000 bonus cash off the price.",
    },
    es: {
      title: "Outlander 2025",
      figure: "0.0 %",
      unit: "APR durante 48 meses",
      text: "48 pagos de $20.83 por cada $1,000 financiados, con $2,000 en efectivo de bonificación sobre el precio.",
    },
  },
  {
    type: "leaseCash",
    picture: { body: "crossover", paint: "blue" },
    en: {
      title: "2025 Eclipse Cross",
      figure: "$345",
      unit: "a month, 36-month lease",
      text: "$4,398 due at signing, after $6,200 lease cash and a $1,000 lease rebate. 10,000 miles a year, then $0.25 a mile.",
    },
    es: {
      title: "Eclipse Cross 2025",
      figure: "$345",
      unit: "al mes, arrendamiento a 36 meses",
      text: "$4,398 al firmar, después de $6,200 en efectivo y un reembolso de $1,000 por arrendar. 10,000 millas al año, luego $0.25 por milla.",
    },
  },
  {
    type: "apr",
    picture: { body: "suv", paint: "graphite" },
    en: {
      title: "2025 Outlander",
      figure: "0.0%",
      unit: "APR for 48 months",
      text: "48 payments of $20.83 for every $1,000 you finance. For well-qualified buyers.",
    },
    es: {
      title: "Outlander 2025",
      figure: "0.0 %",
      unit: "APR durante 48 meses",
      text: "48 pagos de $20.83 por cada $1,000 financiados. Para compradores bien calificados.",
    },
  },
  {
    type: "cash",
    picture: { body: "compact-suv", paint: "graphite" },
    en: {
      title: "2025 Outlander Sport",
      figure: "$2,000",
      unit: "bonus cash",
      text: "Off any new 2025 Outlander Sport in stock. You can still trade in.",
    },
    es: {
      title: "Outlander Sport 2025",
      figure: "$2,000",
      unit: "en efectivo de bonificación",
      text: "En cualquier Outlander Sport 2025 nuevo en existencia. También puede entregar su auto.",
    },
  },
  {
    type: "downPayment",
    picture: { body: "sedan", paint: "silver" },
    en: {
      title: "2024 Mirage G4",
      figure: "$225",
      unit: "a month, 39-month lease",
      text: "$1,820 due at signing, of which $500 is the down payment. 10,000 miles a year.",
    },
    es: {
      title: "Mirage G4 2024",
      figure: "$225",
      unit: "al mes, arrendamiento a 39 meses",
      text: "$1,820 al firmar, de los que $500 son el enganche. 10,000 millas al año.",
    },
  },
  {
    type: "loyalty",
    picture: { body: "suv", paint: "pearl" },
    en: {
      title: "Own a Mitsubishi?",
      figure: "$1,000",
      unit: "lease rebate",
      text: "When you lease a new Outlander PHEV and anyone in your household owns a Mitsubishi.",
    },
    es: {
      title: "¿Ya tiene un Mitsubishi?",
      figure: "$1,000",
      unit: "de reembolso por arrendar",
      text: "Al arrendar un Outlander PHEV nuevo si alguien de su hogar tiene un Mitsubishi.",
    },
  },
  {
    type: "factory",
    picture: { body: "hatchback", paint: "green" },
    en: {
      title: "Any new Mitsubishi",
      figure: "$500",
      unit: "military rebate, at most",
      text: "For active and retired members of the US armed forces.",
    },
    es: {
      title: "Cualquier Mitsubishi nuevo",
      figure: "$500",
      unit: "de reembolso militar, como máximo",
      text: "Para miembros activos y retirados de las fuerzas armadas de EE. UU.",
    },
  },
  {
    type: "warranty",
    en: {
      title: "Pre-owned under 85,000 miles",
      figure: "$0",
      unit: "for a lifetime engine warranty",
      text: "Limited warranty on the engine for as long as the first buyer owns the vehicle.",
    },
    es: {
      title: "Usados con menos de 85,000 millas",
      figure: "$0",
      unit: "por una garantía de por vida del motor",
      text: "Garantía limitada del motor mientras el primer comprador sea el dueño del vehículo.",
    },
  },
  {
    type: "trade",
    en: {
      title: "Your trade",
      figure: "$5,000",
      unit: "over guide value, at most",
      text: "Bring your vehicle and the guide’s printed value. We may go over it.",
    },
    es: {
      title: "Su auto a cambio",
      figure: "$5,000",
      unit: "sobre el valor de la guía, como máximo",
      text: "Traiga su vehículo y el valor impreso de la guía. Podemos superarlo.",
    },
  },
  {
    type: "limitedTime",
    en: {
      title: "Synthetic oil change and tire rotation",
      figure: "$79.95",
      unit: "tax and disposal included",
      text: "Up to five quarts, a new filter, and a look at your brakes while the wheels are off.",
    },
    es: {
      title: "Cambio de aceite sintético y rotación de llantas",
      figure: "$79.95",
      unit: "con impuesto y desecho incluidos",
      text: "Hasta cinco cuartos, un filtro nuevo y un vistazo a los frenos con las ruedas afuera.",
    },
  },
  {
    type: "discount",
    en: {
      title: "Four-wheel alignment",
      figure: "$20",
      unit: "off",
      text: "With a printout of the angles before and after.",
    },
    es: {
      title: "Alineación de las cuatro ruedas",
      figure: "$20",
      unit: "de descuento",
      text: "Con una impresión de los ángulos antes y después.",
    },
  },
];
