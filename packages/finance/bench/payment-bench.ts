/**
 * Times loanPayment against the `pmt` of the npm package `financial` (a port of numpy-financial) and against the bare
 * closed form in floats, interleaved in one run, on the same loans; checks that all three agree to the cent. Exits
 * with 1 when they do not, or when loanPayment takes more than three times as long as the closed form.
 *
 *     node packages/finance/bench/payment-bench.ts [--quick]
 */
import { PaymentDueTime, pmt } from "financial";
import { loanPayment } from "../src/index.ts";

const ROUNDS = process.argv.includes("--quick") ? 60 : 300;
const LOANS = 2_000;
/** The goal: whole cents, half up, and checked input may cost three times the formula. */
const MOST = 3;

type Loan = { principal: number; aprBp: number; months: number };
const TERMS = [12, 24, 36, 48, 60, 72];
const loans: Loan[] = Array.from({ length: LOANS }, (_, index) => ({
  principal: 500_000 + ((index * 7_919) % 5_500_000),
  aprBp: (index * 31) % 1_900,
  months: TERMS[index % TERMS.length]!,
}));

const contenders: { name: string; payment: (loan: Loan) => number }[] = [
  { name: "loanPayment", payment: ({ principal, aprBp, months }) => loanPayment(principal, aprBp, months) },
  {
    name: "financial pmt",
    payment: ({ principal, aprBp, months }) =>
      -pmt(aprBp / 120_000, months, principal, 0, PaymentDueTime.End),
  },
  {
    name: "closed form",
    payment: ({ principal, aprBp, months }) => closedForm(principal, aprBp / 120_000, months),
  },
];

function closedForm(principal: number, rate: number, months: number): number {
  return rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months);
}

const rates = measure();
const ours = rates[0]!;
let failed = false;
console.log(`${LOANS} loans, ${ROUNDS} rounds`);
for (const [index, { name, payment }] of contenders.entries()) {
  const rate = rates[index]!;
  const millions = (rate / 1e6).toFixed(1).padStart(6);
  console.log(
    `  ${name.padEnd(14)} ${millions} million payments/s   loanPayment / it = ${(ours / rate).toFixed(2)}`,
  );
  // Two floats may fall on either side of half a cent.
  const differing = loans.filter(
    (loan) => Math.abs(payment(loan) - contenders[0]!.payment(loan)) > 0.5 + 1e-6,
  );
  if (differing.length > 0) console.error(`MISSED  ${name} differs on ${differing.length} loans`);
  failed ||= differing.length > 0;
}
const times = rates.at(-1)! / ours;
console.log(`closed form / loanPayment = ${times.toFixed(2)} (goal: at most ${MOST})`);
if (times > MOST) console.error("MISSED  loanPayment against the closed form");
process.exitCode = failed || times > MOST ? 1 : 0;

/** Payments per second, from the middle round of each: a garbage collection hits whoever happens to be at work. */
function measure(): number[] {
  const own = contenders.map((): number[] => []);
  let kept = 0;
  for (let round = -ROUNDS / 10; round < ROUNDS; round += 1) {
    for (const [index, { payment }] of contenders.entries()) {
      const start = performance.now();
      // Kept and looked at, or the engine may leave the work out.
      for (const loan of loans) kept += payment(loan);
      // The first tenth only warms up.
      if (round >= 0) own[index]!.push(performance.now() - start);
    }
  }
  if (Number.isNaN(kept)) console.error("MISSED  a payment is no number");
  return own.map(
    (rounds) => (LOANS * 1_000) / rounds.toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!,
  );
}
