import type { Advertisement } from "./advertisement.ts";

/** Ordinary advertisements without credit or lease terms; many resemble a faulty one. */
export const cleanClaims: readonly Advertisement[] = [
  { name: "Free CARFAX report on every used vehicle" },
  { name: "Free child-seat check", description: "No purchase necessary. Bring the seat and the car." },
  { name: "$25 gift card with a test drive", description: "One per household." },
  { name: "No money needed to book a test drive", description: "Pick a time and bring your license." },
  { name: "New Mirage G4 for $18,790", description: "Destination and documentary fee included." },
  {
    name: "New Outlander for $31,140",
    disclaimer: "Tax, title, license and registration are extra. Ends {endDate}.",
  },
  {
    name: "All credit applications welcome",
    disclaimer: "Approval is not guaranteed and depends on the lender. Ends {endDate}.",
  },
  { name: "Financing for qualified buyers", disclaimer: "Subject to credit approval. Ends {endDate}." },
  { name: "Your trade-in price guaranteed for seven days", description: "Or 500 miles, in writing." },
  { name: "$1,500 off a new Outlander Sport", disclaimer: "Offer ends November 30, 2026." },
  { name: "$750 trade-in bonus", disclaimer: "Valid 11/1/26 - 11/30/26 on vehicles of 2016 or newer." },
  { name: "Bono de $1,000 en una Mirage nueva", disclaimer: "Válido hasta el 30 de noviembre de 2026." },
  { name: "Open late for Black Friday", description: "Showroom open until 9 p.m. on November 27." },
  {
    department: "service",
    name: "Stone-chip repair",
    description: "We touch up chips with a 0.9 oz pen of your factory color and give you the pen.",
  },
  { name: "Meet the 10-speed automatic", description: "Smoother shifts, five fewer stops for fuel." },
  {
    name: "No payments for 90 days",
    disclaimer: "Interest accrues from the date of the contract. With approved credit. Ends {endDate}.",
  },
  {
    department: "service",
    name: "Free oil change with the purchase of four tires",
    description: "Mounting and balancing included.",
  },
  { name: "Thirty-day return", description: "Drive it 30 days or 1,500 miles, then decide." },
  { name: "$500 military rebate", description: "For active and retired members." },
  { name: "100% electric for 38 miles", description: "Then a hybrid for 420 more." },
  {
    name: "Avalúo gratis de su auto",
    description: "Sin compromiso de compra.",
    disclaimer: "Todos los modelos. Termina el {endDate}.",
  },
  {
    name: "Sin cargos ocultos",
    description: "El precio incluye gastos de destino y documentación.",
    disclaimer: "Impuestos, título y placas aparte. Termina el {endDate}.",
  },
  {
    name: "Bad credit? Talk to us first",
    description: "We cannot guarantee approval, but we work with nine lenders.",
  },
  {
    name: "Prueba de manejo en su casa",
    description: "Sin costo, en 20 millas a la redonda.",
    disclaimer: "Con licencia vigente. Termina el {endDate}.",
  },
];
