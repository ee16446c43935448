import type { KitLocale } from "@forecourt/ui/messages";

type DetailWords = {
  back: string;
  stock: string;
  views: Record<string, string>;
  priceWithFees: string;
  drop: (amount: string) => string;
  vehicle: string;
  documentary: string;
  drive: string;
  actions: string;
  testDrive: string;
  note: string;
  trade: { title: string; text: string; link: string };
  glance: string;
  specs: Record<
    "odometer" | "drivetrain" | "engine" | "transmission" | "mpg" | "paint" | "interior" | "vin",
    string
  >;
  payment: string;
  apr: string;
  financed: string;
  features: string;
  standard: string;
  optional: string;
  warranty: { title: string; text: string };
  description: string;
  history: string;
  seeIt: (store: string) => string;
  map: string;
  call: string;
  advisor: string;
  similar: string;
  all: string;
  perPayment: (count: number, amount: string) => string;
};

export const detailWords: Record<KitLocale, DetailWords> = {
  en: {
    back: "Back to 610 results",
    stock: "Stock",
    views: {
      hero: "from low in front",
      "front-quarter": "front three-quarter",
      side: "side",
      "rear-quarter": "rear three-quarter",
      front: "front",
    },
    priceWithFees: "incl. fees",
    drop: (amount) => `${amount} price drop`,
    vehicle: "Vehicle price",
    documentary: "Documentary fee",
    drive: "Thirty-day drive fee",
    actions: "Price and next steps",
    testDrive: "Schedule a test drive",
    note: "Price and payment include our dealer fees; tax, title and registration are extra. Pre-approval does not affect your credit score.",
    trade: {
      title: "Have a trade?",
      text: "Answer a few questions about your car and see what it takes off this one.",
      link: "Value my trade",
    },
    glance: "At a glance",
    specs: {
      odometer: "Odometer",
      drivetrain: "Drivetrain",
      engine: "Engine",
      transmission: "Transmission",
      mpg: "City / highway",
      paint: "Exterior",
      interior: "Interior",
      vin: "VIN",
    },
    payment: "Estimate your payment",
    apr: "Rate",
    financed: "Amount financed",
    features: "Key features",
    standard: "Standard equipment",
    optional: "Optional equipment",
    warranty: {
      title: "Lifetime engine warranty included",
      text: "This vehicle has fewer than 85,000 miles, so our limited engine warranty comes with it at no extra cost.",
    },
    description: "About this vehicle",
    history: "Vehicle history",
    seeIt: (store) => `See it at ${store}`,
    map: "Map of our four stores",
    call: "Call now",
    advisor: "Your contact for this vehicle",
    similar: "Similar vehicles",
    all: "All used SUVs",
    perPayment: (count, amount) => `${count} payments of ${amount}`,
  },
  es: {
    back: "Volver a 610 resultados",
    stock: "Inventario",
    views: {
      hero: "desde abajo, al frente",
      "front-quarter": "tres cuartos delantero",
      side: "costado",
      "rear-quarter": "tres cuartos trasero",
      front: "frente",
    },
    priceWithFees: "con cargos incluidos",
    drop: (amount) => `Rebajado ${amount}`,
    vehicle: "Precio del vehículo",
    documentary: "Cargo de documentación",
    drive: "Cargo por treinta días de manejo",
    actions: "Precio y próximos pasos",
    testDrive: "Programar una prueba de manejo",
    note: "El precio y el pago incluyen nuestros cargos; impuestos, título y registro se pagan aparte. La preaprobación no afecta su puntaje de crédito.",
    trade: {
      title: "¿Tiene un vehículo para entregar a cambio?",
      text: "Responda unas preguntas sobre su auto y vea cuánto descuenta de este.",
      link: "Valuar mi auto",
    },
    glance: "A primera vista",
    specs: {
      odometer: "Odómetro",
      drivetrain: "Tracción",
      engine: "Motor",
      transmission: "Transmisión",
      mpg: "Ciudad / carretera",
      paint: "Exterior",
      interior: "Interior",
      vin: "VIN",
    },
    payment: "Estime su pago",
    apr: "Tasa",
    financed: "Monto financiado",
    features: "Características principales",
    standard: "Equipamiento de serie",
    optional: "Equipamiento opcional",
    warranty: {
      title: "Garantía de motor de por vida incluida",
      text: "Este vehículo tiene menos de 85,000 millas, así que incluye nuestra garantía limitada de motor sin costo adicional.",
    },
    description: "Sobre este vehículo",
    history: "Historial del vehículo",
    seeIt: (store) => `Véalo en ${store}`,
    map: "Mapa de nuestras cuatro sucursales",
    call: "Llamar ahora",
    advisor: "Su contacto para este vehículo",
    similar: "Vehículos similares",
    all: "Todos los SUV usados",
    perPayment: (count, amount) => `${count} pagos de ${amount}`,
  },
};
