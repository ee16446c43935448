import { describe, expect, test } from "vitest";
import { phrases } from "../testing/phrases.ts";
import { sampleOffer } from "../testing/sample-offer.ts";
import {
  isLease,
  rateWithoutNotice,
  statedEndOfTerm,
  statedFirstCharge,
  statedKind,
  statedLease,
  statedLeaseApr,
  statedNothingAtSigning,
  statedSecurityDeposit,
} from "./lease-terms.ts";
import { type Stated, textsOf } from "./offer-texts.ts";

const textsNamed = (name: string) => textsOf({ name, badge: null, description: "", disclaimer: "" });
const evidenceIn = (find: (texts: ReturnType<typeof textsNamed>) => Stated | null, name: string) =>
  find(textsNamed(name))?.evidence ?? null;
const unmarked = (text: string) => text.replace(/[[\]]/g, "");
/** The evidence that square brackets mark; null without brackets. */
const marked = (text: string) => /\[(.*)\]/.exec(text)?.[1] ?? null;

describe("isLease", () => {
  const isLeaseNamed = (name: string) =>
    isLease(
      sampleOffer({ name, badge: null, description: "", offer_terms: undefined, offer_credits: undefined }),
    );

  test.each(
    phrases(`
      Lease it|Leases from $199|Leased in a day|Leasing made easy|Closed-end lease of 36 months|Open-end lease
      Arrendamiento|Arrendamientos|Arriende hoy|Lease an Outlander, not a loan|Excludes tax; lease it today
    `),
  )("%s is a lease", (name) => {
    expect(isLeaseNamed(name)).toBe(true);
  });

  test("an APR among the figures makes it credit", () => {
    expect(isLease(sampleOffer({ name: "Lease it", offer_terms: { apr_basis_points: 190 } }))).toBe(false);
  });

  test.each(
    phrases(`
      Release|Please call|Not available with lease offers|Cannot be combined with leases|Excludes leased vehicles
      Excluding leasing|All except lease customers|No válido con arrendamiento|No combina con arrendamientos
      No aplica a arrendamiento|Ask us about a lease|ask about leasing|Lease buyout loans|lease buy-outs|Leased returns
      lease return|lease turn-in|lease turnins|These exclude leases|We buyout your lease|Lease loyalty|We buy out your lease|End your lease early|end of your lease
    `),
  )("%s is none", (name) => {
    expect(isLeaseNamed(name)).toBe(false);
  });
});

test.each(
  phrases(`
    [lease] it|[Leasing]|[leased]|an [Arrendamiento]|[Arriende] hoy|[arriendos]|release it
  `),
)("that it is a lease: %s", (text) => {
  expect(evidenceIn(statedLease, unmarked(text))).toBe(marked(text));
});

test.each(
  phrases(`
    2.9% [APR] lease|[annual percentage rate]|an [annual lease rate] of 2%|[TAE] de 2%|[tasa anual]
    [tasa porcentual anual]|2.9% APR financing|a loan at 2.9% APR|préstamo con TAE de 2%|Loans! 2.9% [APR]
    financed at 2% APR; lease at 3% [APR]|financ APR|financing with an APR of 2%|CAPRI
  `),
)("an annual percentage rate: %s", (text) => {
  expect(evidenceIn(statedLeaseApr, unmarked(text))).toBe(marked(text));
});

test.each(
  phrases(`
    lease [rate of 1.9%]|[rate: 2%]|a [2.9% lease rate]|at a [2% rate]|a [12.25% rate]|[rate of 12.25%]|a [1.25% lease rate]|[tasa de 3%]|rate of 120%|crate of 2%
    rate of 2% may not measure the overall cost of financing|tasa de 2% podría no medir el costo total
    tasa de 2% puede no medir el costo total|98% of lessees return
  `),
)("a lease rate without the notice: %s", (text) => {
  expect(evidenceIn(rateWithoutNotice, unmarked(text))).toBe(marked(text));
});

test.each(
  phrases(`
    [$0 due at signing]|[zero dollars total due at lease signing]|[No money due at delivery]|[nothing due at inception]
    [no cash due at signing]|[zero cash due at signing]|[due at signing: $0]|[due at lease signing $0]|[nada a la firma]
    [$0 a la firma]|$20 due at signing|granada a la firma|$10 a la firma
  `),
)("nothing due at signing: %s", (text) => {
  expect(evidenceIn(statedNothingAtSigning, unmarked(text))).toBe(marked(text));
});

test.each(
  phrases(`
    [$0 down]|[zero down]|[no money down]|[No down] today|[nothing down]|[without money down]|[zero cash down]
    [no down payment]|[no downpayment]|[without a down payment]|[sin enganche]|[sin pago inicial]|[sin entrada]
    [sin pronto]|[0 de enganche]|[cero de entrada]|[cero de pago inicial]|$10 down|10 down|10 de enganche|no downtime
    [$0 drive-off]|[zero drive off]|[no driveoff]|[sign and drive]|[Sign & Drive]|[sign-n-drive]|[no first payment]
    [no first month's payment]|[$0 out of pocket]|[nothing out of pocket]|[no money out of pocket]|[no cash out of pocket]
    [firme y maneje]|[cap cost reduction]|[capitalized cost reduction]|[reducción del costo capitalizado]
    no first-aid kit|design and drive|mano first payment
  `),
)("a first charge: %s", (text) => {
  expect(evidenceIn(statedFirstCharge, unmarked(text))).toBe(marked(text));
});

test.each(
  phrases(`
    no [security deposit]|sin [depósito de garantía]|[depósito en garantía]|[depósito de seguridad]|insecurity deposits
    deposit by check
  `),
)("a security deposit: %s", (text) => {
  expect(evidenceIn(statedSecurityDeposit, unmarked(text))).toBe(marked(text));
});

test.each(
  phrases(`
    at [lease end]|at [lease-end]|[end of the lease]|[end of lease]|[end of the term]|[end of term]|[excess wear]
    [excess mile]age|[residual value]|[al final del arrendamiento]|[al término del arrendamiento]
    [fin del arrendamiento]|[valor residual]|release end|weekend of the leaf
  `),
)("charges at the end of the term: %s", (text) => {
  expect(evidenceIn(statedEndOfTerm, unmarked(text))).toBe(marked(text));
});

test.each([
  ["Open-end lease", "open-end"],
  ["open ended lease", "open-end"],
  ["arrendamiento abierto", "open-end"],
  ["Closed-end lease", "closed-end"],
  ["closed ended lease", "closed-end"],
  ["arrendamiento cerrado", "closed-end"],
  ["Lease until we have closed", null],
  ["Open for leases", null],
])("%s: %s", (name, kind) => {
  expect(statedKind(textsNamed(name))).toBe(kind);
});
