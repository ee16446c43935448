import { describe, expect, test } from "vitest";
import { phrases } from "../testing/phrases.ts";
import { sampleOffer } from "../testing/sample-offer.ts";
import { lintClaims } from "./lint-claims.ts";

const claims = (name: string, disclaimer = "") =>
  lintClaims(sampleOffer({ name, badge: null, description: "", disclaimer }));

describe("guaranteed approval", () => {
  test.each(
    phrases(`
      Guaranteed credit approval|Guaranteed auto financing|guaranteed loans
      guaranteed you approval|everyone approved|Everyone gets approved|Everybody is approved
      Anyone qualifies|everyone will be financed|all applications approved
      All credit applications approved|100% approval|100% credit approval|100% approved
      No one is turned down|nobody gets refused|no one will be rejected|No buyers turned away
      No credit application refused|No application denied|guarantee your approval
      Approval is always guaranteed|approval guaranteed|You are approved|you're already approved
      We finance everybody|we approve everyone|We say yes to everyone|aprobación 100% garantizada
      Aprobación de crédito garantizada|Financiamiento garantizado|Crédito garantizado
      Todos aprobados|todos están aprobados|Todos califican|Aprobamos a todos|100% aprobado
      Garantizamos su aprobación|nadie es rechazado
    `),
  )("%s", (name) => {
    expect(claims(name)).toEqual([{ code: "credit.guaranteed-approval", field: "name", evidence: name }]);
  });
});

describe("deferred payments", () => {
  test.each(
    phrases(`
      No payments for|No payment for|No payments until|no payments 'til|no payments before
      no payments due until|No monthly payments for|Zero payments for|90 days no payments
      90 days with no payments|3 months of no payments|90 días sin pagos|3 meses sin pagar
      Defer your first payment|Skip your first two payments|Skip payments|delay the payments
      first payment in 90 days|First payment deferred|first payment not until
      first payment due after 8 weeks|90 days to your first payment|45 days before first payment
      same as cash|Don't pay for 9|do not pay anything until next|Pay nothing for 3
      pay nothing until|Sin pagos por|sin pagar nada hasta|sin pago durante|No pague por
      no paga nada hasta|no haga pagos durante|Primer pago en 90 días
      primer pago dentro de 3 meses|primer pago hasta
    `),
  )("%s", (evidence) => {
    const name = `${evidence} `;
    expect(claims(name)).toEqual([{ code: "credit.deferred-payments", field: "name", evidence }]);
  });

  test.each([
    "Interest accrues from the date of the contract.",
    "Finance charges begin on the day of purchase.",
    "Finance charge will be added from day one.",
    "No interest for 90 days.",
    "Paid without interest.",
    "Los intereses se acumulan desde la firma.",
    "Intereses corren desde el primer día.",
    "Sin intereses.",
  ])("%s says whether interest accrues", (disclaimer) => {
    expect(claims("No payments for 90 days", disclaimer)).toEqual([]);
  });

  test("other interest says nothing about it", () => {
    expect(claims("No payments for 90 days", "Interested? Call us. Interest in trucks grows.")).toHaveLength(
      1,
    );
  });
});

describe("free with a purchase", () => {
  test.each(
    phrases(`
      Free TV with purchase|Free iPad with any purchase|free TV when you buy
      free cruise if you lease|Buy a car, get a free|Free gas for a year when you purchase
      Complimentary cruise with your purchase|Lease a new car and receive a free
      Purchase any SUV and take home a free|gratis con la compra|Gratis al comprar
      Compre y reciba gratis|gratuita con su compra|Free with every vehicle sold
      Free mats when you take delivery|free gas if you finance
    `),
  )("%s", (evidence) => {
    expect(claims(evidence)).toEqual([{ code: "offer.free-with-purchase", field: "name", evidence }]);
  });

  test.each([
    "Gratis con la compra, sin compra",
    "Gratis con la compra, sin compromiso de compra",
    "Free gift with any purchase, without purchase",
    "Free gift with any purchase, without a purchase",
    "Free gift with any purchase; you do not buy",
  ])("%s needs no purchase", (name) => {
    expect(claims(name)).toEqual([]);
  });

  test("a sentence that ends before the purchase is no condition", () => {
    expect(claims("Free coffee with every visit. Buy when you like.")).toEqual([]);
    expect(claims("Buy when you like! Coffee is free.")).toEqual([]);
  });
});
