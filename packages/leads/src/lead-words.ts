import type { APPLICANTS, BUDGET_KINDS, BUYING_TIMES, INCOME_RANGES } from "./financing-choices.ts";
import type { LeadLocale } from "./lead-locale.ts";
import type { LeadTopic } from "./lead-topic.ts";

/** Labels and form names in messages to staff. */
export type LeadWords = {
  topics: Record<LeadTopic, string>;
  identifiers: Record<(typeof APPLICANTS)[number], string>;
  buyingTimes: Record<(typeof BUYING_TIMES)[number], string>;
  applications: Record<"alone" | "together", string>;
  languages: Record<LeadLocale, string>;
  fees: Record<string, string>;
  conditions: Record<"new" | "used" | "certified", string>;
  form: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  vehicle: string;
  tradeIn: string;
  stock: string;
  vin: string;
  miles: string;
  price: string;
  message: string;
  appointment: string;
  /** Of an appointment that was booked online. */
  appointments: Record<"booked" | "moved" | "cancelled" | "vehicle-gone", string>;
  appointmentId: string;
  heldUntil: string;
  /** The shopper of an unlock asked for a call. */
  call: string;
  adviser: string;
  transport: string;
  mileage: string;
  business: string;
  position: string;
  resume: string;
  resumeChecks: string;
  /** What was checked of a resume, by the answer of the virus scanner. `none` where none is set up. */
  scans: Record<"clean" | "unavailable" | "none", string>;
  applicant: string;
  buyingTime: string;
  application: string;
  plate: string;
  offer: string;
  ourEstimate: string;
  /** Why no offer was shown. */
  reasons: Record<"rules" | "no-value" | "unavailable" | "vehicle.unknown" | "vehicle.no-class", string>;
  operation: string;
  language: string;
  page: string;
  received: string;
  lead: string;
  store: string;
  consent: string;
  consentGiven: string;
  consentRefused: string;
  /** Who answers, as the shopper was told. */
  answering: string;
  cashDown: string;
  term: string;
  months: string;
  tradingIn: string;
  yes: string;
  no: string;
  tradeEquity: string;
  creditRange: string;
  creditScore: string;
  budgets: Record<(typeof BUDGET_KINDS)[number], string>;
  income: string;
  incomes: Record<(typeof INCOME_RANGES)[number], string>;
  financed: string;
  financeTypes: Record<"none" | "loan" | "finance", string>;
  remainingBalance: string;
  /** Before the link of the terms that no message has. */
  sealedTermsOpenOnce: string;
  /** Before the id of their lead, without a link. */
  sealedTermsKept: string;
  priceIncludes: string;
  priceExcludes: string;
};

const en: LeadWords = {
  topics: {
    UNLOCK_INVENTORY: "Private inventory access",
    UNLOCK_PRICE: "Price unlock",
    PERSONALIZED_PRICING: "Personalized pricing",
    SCHEDULE_TEST_DRIVE: "Schedule test drive",
    SELL_OR_TRADE: "Sell or trade",
    CONTACT_PURCHASE: "Contact: purchase",
    CONTACT_SERVICE: "Contact: service",
    CONTACT_PARTS: "Contact: parts",
    CONTACT_BILLING: "Contact: billing",
    CONTACT_TRADE: "Contact: trade",
    CONTACT_GENERAL: "Contact: general",
    CAREERS: "Job application",
    APPLY_FINANCING: "Financing application",
    SERVICE: "Service appointment",
  },
  identifiers: { "co-applicant": "Co-applicant", current: "Applicant", other: "Other" },
  applications: {
    alone: "application received; sealed for the lender, not part of this message",
    together: "application received, with a co-applicant; sealed for the lender, not part of this message",
  },
  buyingTimes: {
    now: "As soon as possible",
    month: "Within a month",
    quarter: "Within three months",
    later: "Later; comparing for now",
  },
  languages: { en: "English", es: "Spanish" },
  fees: { documentary: "documentary fee", "thirty-day-drive": "thirty-day drive fee" },
  conditions: { new: "New", used: "Used", certified: "Certified pre-owned" },
  form: "Form",
  name: "Name",
  email: "Email",
  phone: "Phone",
  address: "Address",
  vehicle: "Vehicle",
  tradeIn: "Trade-in",
  stock: "stock",
  vin: "VIN",
  miles: "miles",
  price: "Price",
  message: "Message",
  appointment: "Requested time",
  appointments: {
    booked: "Booked online",
    moved: "Moved to",
    cancelled: "Cancelled",
    "vehicle-gone": "Cancelled, the vehicle is gone",
  },
  appointmentId: "Appointment",
  heldUntil: "Keep the vehicle until",
  call: "Please call: the shopper wants a call instead of a code by text message",
  adviser: "Advisor",
  transport: "Meanwhile",
  mileage: "Mileage",
  business: "Business",
  position: "Position",
  resume: "Resume",
  resumeChecks: "Resume checks",
  scans: {
    clean: "no password, macros, scripts or embedded files; the virus scanner found nothing",
    unavailable:
      "no password, macros, scripts or embedded files; the virus scanner did not answer, so scan the file yourself",
    none: "no password, macros, scripts or embedded files; no virus scanner is set up",
  },
  applicant: "Applicant",
  buyingTime: "Buying time",
  application: "Full credit application",
  plate: "Plate",
  offer: "Offer shown",
  ourEstimate: "our estimate",
  reasons: {
    rules: "its age or miles",
    "no-value": "no price is known",
    unavailable: "the prices could not be reached",
    "vehicle.unknown": "nobody knows this make, model or year",
    "vehicle.no-class": "the price model has no class for it",
  },
  operation: "Service",
  language: "Language",
  page: "Page",
  received: "Received",
  lead: "Lead",
  store: "Store",
  consent: "Consent to be contacted",
  consentGiven: "given",
  consentRefused: "not given",
  answering: "Answers, as the shopper was told",
  cashDown: "Cash down",
  term: "Term",
  months: "months",
  tradingIn: "Trade-in",
  yes: "yes",
  no: "no",
  tradeEquity: "Trade equity",
  creditRange: "Credit score range",
  creditScore: "Credit score",
  budgets: { month: "Monthly budget", price: "Price budget" },
  income: "Monthly income",
  incomes: {
    "under-2000": "under $2,000",
    "2000-2999": "$2,000 to $2,999",
    "3000-3999": "$3,000 to $3,999",
    "4000-5999": "$4,000 to $5,999",
    "6000-7999": "$6,000 to $7,999",
    "8000-or-more": "$8,000 or more",
    undisclosed: "to be told in person",
  },
  financed: "Financed vehicle",
  financeTypes: { none: "no", loan: "loan", finance: "lease" },
  remainingBalance: "Remaining balance",
  sealedTermsOpenOnce: "More terms, sealed; this link opens them once",
  sealedTermsKept: "More terms, sealed; kept with lead",
  priceIncludes: "Includes",
  priceExcludes: "excludes tax, title, registration",
};

const es: LeadWords = {
  topics: {
    UNLOCK_INVENTORY: "Acceso al inventario privado",
    UNLOCK_PRICE: "Precio desbloqueado",
    PERSONALIZED_PRICING: "Precio personalizado",
    SCHEDULE_TEST_DRIVE: "Prueba de manejo",
    SELL_OR_TRADE: "Venta o intercambio",
    CONTACT_PURCHASE: "Contacto: compra",
    CONTACT_SERVICE: "Contacto: servicio",
    CONTACT_PARTS: "Contacto: refacciones",
    CONTACT_BILLING: "Contacto: facturación",
    CONTACT_TRADE: "Contacto: intercambio",
    CONTACT_GENERAL: "Contacto: general",
    CAREERS: "Solicitud de empleo",
    APPLY_FINANCING: "Solicitud de financiamiento",
    SERVICE: "Cita de servicio",
  },
  identifiers: { "co-applicant": "Cosolicitante", current: "Solicitante", other: "Otro" },
  applications: {
    alone: "solicitud recibida; cifrada para el prestamista, no forma parte de este mensaje",
    together:
      "solicitud recibida, con cosolicitante; cifrada para el prestamista, no forma parte de este mensaje",
  },
  buyingTimes: {
    now: "Lo antes posible",
    month: "En un mes",
    quarter: "En tres meses",
    later: "Más adelante; por ahora compara",
  },
  languages: { en: "inglés", es: "español" },
  fees: { documentary: "cargo por documentación", "thirty-day-drive": "cargo de manejo de treinta días" },
  conditions: { new: "Nuevo", used: "Usado", certified: "Usado certificado" },
  form: "Formulario",
  name: "Nombre",
  email: "Correo electrónico",
  phone: "Teléfono",
  address: "Dirección",
  vehicle: "Vehículo",
  tradeIn: "Vehículo a cuenta",
  stock: "inventario",
  vin: "VIN",
  miles: "millas",
  price: "Precio",
  message: "Mensaje",
  appointment: "Hora solicitada",
  appointments: {
    booked: "Reservada en línea",
    moved: "Cambiada a",
    cancelled: "Cancelada",
    "vehicle-gone": "Cancelada, el vehículo ya no está",
  },
  appointmentId: "Cita",
  heldUntil: "Apartar el vehículo hasta",
  call: "Llamar, por favor: el cliente prefiere una llamada en lugar de un código por mensaje de texto",
  adviser: "Asesor",
  transport: "Mientras tanto",
  mileage: "Millaje",
  business: "Empresa",
  position: "Puesto",
  resume: "Currículum",
  resumeChecks: "Revisión del currículum",
  scans: {
    clean: "sin contraseña, macros, scripts ni archivos incrustados; el antivirus no encontró nada",
    unavailable:
      "sin contraseña, macros, scripts ni archivos incrustados; el antivirus no respondió: revise usted el archivo",
    none: "sin contraseña, macros, scripts ni archivos incrustados; no hay antivirus configurado",
  },
  applicant: "Solicitante",
  buyingTime: "Plazo de compra",
  application: "Solicitud de crédito completa",
  plate: "Placa",
  offer: "Oferta mostrada",
  ourEstimate: "nuestra estimación",
  reasons: {
    rules: "su edad o sus millas",
    "no-value": "no se conoce un precio",
    unavailable: "no se pudieron consultar los precios",
    "vehicle.unknown": "marca, modelo o año desconocidos",
    "vehicle.no-class": "el modelo de precios no tiene una clase para él",
  },
  operation: "Servicio",
  language: "Idioma",
  page: "Página",
  received: "Recibido",
  lead: "Contacto n.º",
  store: "Sucursal",
  consent: "Consentimiento para contactar",
  consentGiven: "otorgado",
  consentRefused: "no otorgado",
  answering: "Responde, según se le dijo al cliente",
  cashDown: "Pago inicial",
  term: "Plazo",
  months: "meses",
  tradingIn: "Entrega un vehículo a cuenta",
  yes: "sí",
  no: "no",
  tradeEquity: "Valor neto del vehículo a cuenta",
  creditRange: "Rango de puntaje de crédito",
  creditScore: "Puntaje de crédito",
  budgets: { month: "Presupuesto mensual", price: "Presupuesto para el precio" },
  income: "Ingresos mensuales",
  incomes: {
    "under-2000": "menos de $2,000",
    "2000-2999": "de $2,000 a $2,999",
    "3000-3999": "de $3,000 a $3,999",
    "4000-5999": "de $4,000 a $5,999",
    "6000-7999": "de $6,000 a $7,999",
    "8000-or-more": "$8,000 o más",
    undisclosed: "lo dirá en persona",
  },
  financed: "Vehículo financiado",
  financeTypes: { none: "no", loan: "préstamo", finance: "arrendamiento" },
  remainingBalance: "Saldo pendiente",
  sealedTermsOpenOnce: "Más condiciones, cifradas; este enlace las abre una sola vez",
  sealedTermsKept: "Más condiciones, cifradas; guardadas con el contacto",
  priceIncludes: "Incluye",
  priceExcludes: "no incluye impuestos, título ni registro",
};

/** By the staff's language; the shopper's language is one of the lines. */
export const LEAD_WORDS: Record<LeadLocale, LeadWords> = { en, es };
