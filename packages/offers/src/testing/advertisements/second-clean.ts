import type { Advertisement } from "./advertisement.ts";

/** Clean advertisements with long disclaimers, as manufacturers write them. */
export const secondClean: readonly Advertisement[] = [
  {
    name: "0% APR for 36 months on a new 2025 Outlander",
    description: "Or take $2,000 bonus cash.",
    disclaimer:
      "0% APR financing for 36 months at $27.78 per month per $1,000 financed, regardless of down payment. Available to qualified buyers through the manufacturer's lender. Not all buyers will qualify. Must take delivery from dealer stock by 11/30/2026. See your participating dealer for details.",
  },
  {
    name: "$269 per month for 39 months",
    description: "$3,268 due at signing. Lease a new Eclipse Cross.",
    disclaimer:
      "Closed-end lease for well-qualified lessees. 39 monthly payments of $269. $3,268 due at signing includes first month's payment, $2,304 capitalized cost reduction and $695 acquisition fee. No security deposit. Tax, title and license extra. Option to buy at lease end. Lessee pays for excess wear and $0.25 per mile over 10,000 miles per year. Ends {endDate}.",
  },
  {
    name: "4.49% APR on certified pre-owned",
    disclaimer:
      "Subject to credit approval. 60 monthly payments of $18.64 per $1,000 financed. Certified vehicles come with a 12-month, 12,000-mile warranty. Offer ends 11/30/26.",
  },
  {
    name: "$399/mo. for a used 2024 Outlander",
    description: "$1,500 down, 75 months, 7.24% APR.",
    disclaimer: "On approved credit. Price $25,440 includes documentary fee. Ends {endDate}.",
  },
  {
    name: "Holiday toy drive",
    description: "Bring a new toy and get a free car wash. No purchase needed.",
  },
  {
    name: "Refer a friend, get $200",
    description: "When your friend buys a vehicle, we mail you a check within 30 days.",
  },
  {
    name: "Sell us your car",
    description: "We pay off your loan up to $40,000 and cut you a check for the rest the same day.",
  },
  { name: "24-hour test drive", description: "Take it home overnight. 150 miles included." },
  {
    name: "Drive electric, charge at home",
    description: "Full in 8 hours on 120 volts. About $1.90 a day at local rates for 38 miles.",
  },
  {
    name: "Rates and terms for every budget",
    description: "Nine lenders, one application, no obligation.",
    disclaimer: "All financing is subject to lender approval. Ends {endDate}.",
  },
  {
    name: "First responders save $500",
    disclaimer: "Proof of employment required. One rebate per household in 12 months. Ends {endDate}.",
  },
  {
    department: "service",
    name: "Tires: buy three, get one free",
    description: "Includes mounting. 12 monthly checks at no charge.",
  },
  {
    name: "Car buying 101",
    description: "A free class on interest, terms and insurance. Saturdays in November.",
  },
  {
    name: "Return your lease early",
    description: "Off-lease cars are what we sell most. We may end your lease with no more payments.",
  },
  {
    name: "2,000 dólares de bono en una Outlander nueva",
    disclaimer: "No combina con ofertas de arrendamiento. Termina el {endDate}.",
  },
  {
    name: "0% APR por 48 meses",
    description: "48 pagos mensuales de $20.83 por cada $1,000.",
    disclaimer: "Para compradores calificados. Vigente hasta el lunes 30 de noviembre de 2026.",
  },
  {
    name: "Citas en sábado",
    description: "Reserve sin pago. Atendemos de 8 a 18 horas, diez asesores en español.",
    disclaimer: "Todo noviembre. Termina el {endDate}.",
  },
  {
    name: "The one-price promise",
    description:
      "The price you see includes destination, documentary fee and reconditioning. Nothing is added.",
  },
  {
    name: "Military appreciation",
    description: "$500 on top of any offer. Thank you for your years of service.",
  },
  {
    name: "Trade-in week: $1,000 more",
    description: "We add $1,000 to the printed value of vehicles less than ten years old.",
    disclaimer: "Value printed on the day of the visit, 11/1/2026 to 11/30/2026.",
  },
];
