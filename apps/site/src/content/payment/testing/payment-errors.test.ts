import { expect, test } from "vitest";
import { paymentErrors } from "./payment-errors.ts";

const dialog = '<dialog id="why"></dialog>';
const button = (terms: string) => `<button type="button" commandfor="why">${terms}</button>`;
const complete = "72 mo, 8.99% APR, $2,829 down, score 620 or better, fees included";

test.each([
  `<p>$454<span>/mo est.</span></p>${button(complete)}${dialog}`,
  `${button(`<strong>$454/mo est.</strong> ${complete}`)}${dialog}`,
  `<p>$454<!-- -->/mes est.</p>${button("72 meses, 8.99\u00a0% APR, $2,829 de enganche, puntaje de 610, cargos e impuesto incluidos")}${dialog}`,
  `<p>$297/mo est.</p>${button("36-month lease, 10,000 mi a year, $3,000 down, fees included")}${dialog}`,
  "<p>$345 a month for 36 months, and a script</p><script>'$454/mo'</script>",
])("accepts a payment with its terms: %s", (html) => expect(paymentErrors(html)).toEqual([]));

test.each([
  ["no term, rate and amount down", `<p>$454/mo est.</p>${button(complete.replace("72 mo, ", ""))}${dialog}`],
  ["no assumed score", `<p>$454/mo</p>${button(complete.replace("score 620 or better, ", ""))}${dialog}`],
  [
    "score 850 without “or better”",
    `<p>$454/mo</p>${button(complete.replace("620 or better", "850"))}${dialog}`,
  ],
  ["not what is included", `<p>$454/mo</p>${button(complete.replace(", fees included", ""))}${dialog}`],
  ["no button that opens the assumptions", `<p>$454/mo</p><p>${complete}</p>${dialog}`],
  ["no button that opens the assumptions", `<p>$454/mo</p>${button(complete)}`],
  [
    "a lease with an APR",
    `<p>$297/mo</p>${button("36-month lease, 3.1% APR, $0 down, fees included")}${dialog}`,
  ],
])("reports %s", (error, html) => expect(paymentErrors(html)).toEqual([expect.stringContaining(error)]));

test("the terms of one payment do not count for the one before it", () => {
  const html = `<p>$400/mo</p><p>$454/mo</p>${button(complete)}${dialog}`;
  expect(paymentErrors(html).filter((error) => !error.startsWith("$400/mo"))).toEqual([]);
  expect(paymentErrors(html)).toHaveLength(4);
});
