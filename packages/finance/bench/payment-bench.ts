/**
 * Compares loanPayment with `pmt` of `financial` (npm) and with the closed formula in floating point. Interleaves them
 * in one run on the same loans. Exits with 1 for a difference of a cent, or below 0.8 of the speed of `financial`.
 *
 *     node packages/finance/bench/payment-bench.ts [--quick]
 */
import { basisPoints, cents, type Months } from "@forecourt/units";
import { PaymentDueTime, pmt } from "financial";
import { loanPayment } from "../src/index.ts";

const ROUNDS = process.argv.includes("--quick") ? 60 : 300;
/** So many that the engine has optimised all contenders, on a busy machine too. */
const WARM_UP_ROUNDS = 100;
const LOANS = 2_000;
/** Below 1, because `financial` neither rounds nor checks its input. */
const MIN_SPEED = 0.8;

type Loan = { principal: number; aprBp: number; months: number };
const TERMS = [12, 24, 36, 48, 60, 72];
const loans: Loan[] = Array.from({ length: LOANS }, (_, index) => ({
  principal: 500_000 + ((index * 7_919) % 5_500_000),
  aprBp: (index * 31) % 1_900,
  months: TERMS[index % TERMS.length]!,
}));

const contenders: { name: string; payment: (loan: Loan) => number }[] = [
  {
    name: "loanPayment",
    payment: ({ principal, aprBp, months }) => {
      const result = loanPayment(cents(principal), basisPoints(aprBp), months as Months);
      return result.ok ? result.value : Number.NaN;
    },
  },
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
const loanPaymentRate = rates[0]!;
let failed = false;
console.log(`${LOANS} loans, ${ROUNDS} rounds`);
for (const [index, { name, payment }] of contenders.entries()) {
  const rate = rates[index]!;
  const millions = (rate / 1e6).toFixed(1).padStart(6);
  console.log(
    `  ${name.padEnd(14)} ${millions} million payments/s   loanPayment / it = ${(loanPaymentRate / rate).toFixed(2)}`,
  );
  // Half a cent of tolerance: floating-point results can round to either side.
  const differing = loans.filter(
    (loan) => !(Math.abs(payment(loan) - contenders[0]!.payment(loan)) <= 0.5 + 1e-6),
  );
  if (differing.length > 0) console.error(`MISSED  ${name} differs on ${differing.length} loans`);
  failed ||= differing.length > 0;
}
const speed = loanPaymentRate / rates[1]!;
const isSlow = !(speed >= MIN_SPEED);
console.log(`loanPayment / financial pmt = ${speed.toFixed(2)} (goal: at least ${MIN_SPEED})`);
if (isSlow) console.error("MISSED  loanPayment against financial pmt");
process.exitCode = failed || isSlow ? 1 : 0;

/** Payments per second of each contender, from its median round, which ignores garbage collection pauses. */
function measure(): number[] {
  const durations = contenders.map((): number[] => []);
  let checksum = 0;
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const [index, { payment }] of contenders.entries()) {
      const start = performance.now();
      // The sum is used below, so that the engine cannot optimise the work away.
      for (const loan of loans) checksum += payment(loan);
      // Rounds before 0 are warm-up.
      if (round >= 0) durations[index]!.push(performance.now() - start);
    }
  }
  if (Number.isNaN(checksum)) throw new Error("a payment is NaN");
  return durations.map(
    (rounds) => (LOANS * 1_000) / rounds.toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!,
  );
}
