import type { Advertisement } from "./advertisement.ts";

/** Clean advertisements written after the rules, to test them on texts that they were not made for. */
export const freshClean: readonly Advertisement[] = [
  {
    name: "1.9% APR for up to 60 months on certified Outlanders",
    description: "$17.49 a month per $1,000 financed.",
  },
  {
    name: "Lease a new Eclipse Cross for $279/month",
    description: "$2,995 total due at signing includes $2,000 down and the first month's payment.",
    disclaimer:
      "36-month closed end lease. $0 security deposit. 10,000 miles/yr, then $0.25/mile. Ends {endDate}.",
  },
  { name: "Trade in, trade up", description: "Get an offer for your car in 10 minutes." },
  {
    name: "Zero-emission drive day",
    description: "Free hot chocolate while you test drive the Outlander PHEV.",
  },
  { name: "We buy cars", description: "No purchase required. A check in 30 minutes." },
  { name: "Get pre-qualified", description: "With no impact on your credit score." },
  {
    name: "2025 Outlander for $28,720",
    description: "MSRP $29,995. Includes destination charge and $225 doc fee.",
    disclaimer: "Excludes tax, title and license. Ends {endDate}.",
  },
  {
    name: "$2,500 customer cash or 0% APR for 48 months",
    description: "$20.83 per month per $1,000 financed at 0% APR.",
  },
  { name: "Two years of complimentary maintenance", description: "Or 30,000 miles, on every Outlander." },
  { name: "First 100 visitors get donuts", badge: "Saturday" },
  {
    name: "Certified with a 7-year, 100,000-mile powertrain warranty",
    description: "Plus 12 months or 12,000 miles of comprehensive coverage.",
  },
  { department: "service", name: "Winter tire storage for $12 a month", description: "October to April." },
  { name: "Up to 39 mpg highway", description: "Owners spend about $25 less per week at the pump." },
  {
    name: "$400 for college graduates",
    disclaimer: "Graduation within 24 months before or after the date of purchase. Ends {endDate}.",
  },
  {
    name: "Reembolso militar de $500",
    disclaimer: "Para miembros activos y retirados. Termina el {endDate}.",
  },
  {
    name: "$289 al mes por 36 meses en una Eclipse Cross",
    description: "Arrendamiento cerrado con $2,499 en total a la firma.",
    disclaimer: "Sin depósito de seguridad. Para clientes calificados. Termina el {endDate}.",
  },
  {
    name: "Financiamiento con 3.9% APR",
    description: "60 mensualidades de $459, con $1,500 de enganche.",
    disclaimer: "Con crédito aprobado. Termina el {endDate}.",
  },
  { name: "Model-year clearance", disclaimer: "$1,000 off, through November 30th." },
  { name: "First-time buyers", description: "Down payment options for every budget. Ask our finance team." },
  {
    name: "Year-end event",
    description: "Arrivals from November 12. The event continues through Monday, Nov. 30.",
  },
];
