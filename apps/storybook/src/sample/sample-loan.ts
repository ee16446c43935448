/** Example terms, as the sample dealership's cards assume them. */
export const exampleTerms = { months: 72, apr: 0.059, downShare: 0.1 };

/** The monthly payment of an amount in dollars: an annuity, rounded up to the cent. */
export function monthlyPayment(amount: number, apr: number, months: number): number {
  const rate = apr / 12;
  return Math.ceil((amount * rate * 100) / (1 - (1 + rate) ** -months)) / 100;
}

/** A price's payment on the example terms, in whole dollars. */
export function examplePayment(price: number): { payment: number; down: number } {
  const down = Math.round(price * exampleTerms.downShare);
  const { apr, months } = exampleTerms;
  return { payment: Math.round(monthlyPayment(price - down, apr, months)), down };
}
