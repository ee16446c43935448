import { formatPaymentTerms, parsePaymentTerms } from "@forecourt/finance";
import type { Vehicle } from "@forecourt/inventory";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents } from "@forecourt/units";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { paymentErrors } from "#content/payment/testing/payment-errors.ts";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { settingsFor } from "#server/settings/dealership.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import { asVisible, testContext } from "#testing/test-context.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { OutTheDoorPage } from "./out-the-door-page.tsx";
import { sheetOf } from "./sheet.ts";
import { sheetReference } from "./sheet-reference.ts";

useTestSite();

const settings = settingsFor("north");
const car = exampleVehicle({
  condition: "used",
  year: 2022,
  oldPrice: cents(2_299_500),
  salePrice: cents(2_099_500),
  fuelType: "gasoline",
});

type Options = {
  zip?: string | null;
  terms?: string;
  access?: "locked" | "open";
  locale?: "en" | "es";
  vehicle?: Vehicle;
  changed?: typeof settings;
};

function page(options: Options = {}) {
  const { zip = "65804", terms, access = "open", locale = "en", vehicle = car, changed = settings } = options;
  const context = testContext([vehicle], {
    access,
    locale,
    settings: changed,
    terms: parsePaymentTerms(terms, changed.finance),
  });
  const sheet = sheetOf(asVisible(vehicle, access), { day: "2026-11-22", zip }, context)!;
  const html = renderToStaticMarkup(
    <>
      <OutTheDoorPage sheet={sheet} context={context} />
      <PaymentExplainerDialog context={context} />
    </>,
  );
  const text = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<dialog.*<\/dialog>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  return { sheet, html, text };
}

describe("with a known ZIP code", () => {
  test("adds up what is paid to the dealer and to the state", () => {
    const { text } = page({ terms: "2000,0,700,60" });
    expect(text).toContain("Vehicle price $20,995.00");
    expect(text).toContain("Price with dealer fees $21,250.00");
    expect(text).toMatch(/State sales tax, 4\.225% On \$20,995\.00: vehicle price \$887\.04/);
    expect(text).toContain("Greene County, 1.75% $367.41");
    expect(text).toContain("City of Springfield, 2.125% $446.14");
    expect(text).toContain("Tax, title and registration $1,751.34");
    expect(text).toContain("Out the door $23,001.34");
    expect(text).toContain("as of Jan 1, 2024");
    expect(text).toContain("At signing, to Larkspur $2,000.00");
    expect(text).toContain("At the license office $1,751.34");
    expect(text).toContain("Before the first payment $3,751.34");
  });

  test("a trade lowers the tax, the payment and the total", () => {
    const { text, sheet } = page({ terms: "2000,5000,700,60" });
    expect(text).toContain("On $15,995.00: vehicle price less trade");
    expect(text).toContain("Trade-in What it is worth, less what you owe on it −$5,000.00");
    expect(sheet.loan.amountFinanced).toBe(1_425_000);
    expect(sheet.result.total).toBe(2_125_000 + sheet.result.state!.total - 500_000);
  });

  test.each([undefined, "2000,0,700,60", "20000,20000,400,12"])(
    "has the payment of the vehicle for terms %s, with every assumption",
    (terms) => {
      const { sheet, html, text } = page({ terms });
      const parsed = parsePaymentTerms(terms, settings.finance);
      const expected = paymentFor(asVisible(car), parsed, settings)!;
      expect(sheet.loan).toEqual(expected);
      expect(paymentErrors(html)).toEqual([]);
      expect(text).toContain(terms ? "Your terms, at an example rate" : "Example terms");
    },
  );
});

test.each([
  [undefined, 850, "620 or better"],
  ["2000,0,610,60", 610, "600–619"],
])("the form names the score of terms %s as the payment does, and keeps it", (terms, score, name) => {
  const { html, text } = page({ terms });
  expect(html).toContain(`<option value="${score}" selected="">${name}</option>`);
  expect(text).toContain(`Credit score ${name}`);
});

test.each([
  [null, "no-zip", "Add your ZIP for the full price"],
  ["63101", "unknown", "We have no tax rate for ZIP 63101"],
  ["10001", "outside", "Your state’s tax applies"],
])("with ZIP %s it gives no figure of the state", (zip, kind, title) => {
  const { text, sheet } = page({ zip });
  expect(sheet.charges.kind).toBe(kind);
  expect(text).toContain(title);
  expect(text).not.toMatch(/What you pay Missouri|At the license office|Out the door \$/);
  expect(text).toContain("Price with dealer fees, less your trade $21,250.00");
});

test("a dealership that keeps no charges says so", () => {
  const changed = { ...settings, outTheDoor: { validDays: 7, stateCharges: null } };
  const { text, html } = page({ changed });
  expect(text).toContain("Tax, title and registration are not included");
  expect(html).not.toContain('name="zip"');
});

test("a locked sheet is computed from the retail price and has nothing of the other", () => {
  const { html, text, sheet } = page({ access: "locked" });
  expect(text).toContain("Vehicle price Retail price $22,995.00");
  expect(text).toContain("This sheet uses the retail price.");
  expect(html).not.toMatch(/20,?995|21,?250|2099500/);
  const open = page().sheet;
  expect(sheetReference(sheet)).not.toBe(sheetReference(open));
  expect(html).toContain(`next=${encodeURIComponent(sheet.address)}`);
});

test("tax that the payment finances is not due again", () => {
  const changed = { ...settings, finance: { ...settings.finance, taxRateBp: 500 } };
  const { text, sheet } = page({ changed });
  expect(text).toContain(
    "Sales tax in the loan, 5% The loan finances this tax; it is not due again. $1,049.75",
  );
  expect(sheet.result.due.atStateOffice).toBe(175_134 - 104_975);
  expect(sheet.result.total).toBe(page().sheet.result.total);
});

test("is valid for the days of the settings, and says whose ZIP code it is", () => {
  const { text } = page({ zip: "65803" });
  expect(text).toContain("Prepared Nov 22, 2026 Valid until Nov 29, 2026");
  expect(text).toContain("ZIP 65803 The store’s ZIP");
  expect(page({ zip: "65804" }).text).not.toContain("The store’s ZIP");
});

test("names the store's sales lead, and links to a question about the vehicle", () => {
  const { html, text } = page();
  expect(text).toContain("Dana Morales, Sales Manager");
  expect(html).toContain(`/contact-us?about=purchase&amp;vin=${car.vin}#message`);
  expect(page({ vehicle: { ...car, storeId: "nowhere" } }).text).toContain(
    "Eleanor Whitfield, General Manager",
  );
});

test("in Spanish every text is Spanish", () => {
  const { text, html } = page({ locale: "es", terms: "2000,0,700,60" });
  expect(text).toContain("Lo que paga a Larkspur");
  expect(text).toContain("Condado de Greene, 1.75%");
  expect(text).toContain("22 nov 2026");
  expect(text.replace(/\S+out-the-door\S+/, "")).not.toMatch(/\b(the|price|paid|fees?)\b/i);
  expect(paymentErrors(html)).toEqual([]);
});

test("the reference depends on vehicle, price, terms, ZIP code and day alone", () => {
  const { sheet } = page();
  const reference = sheetReference(sheet);
  expect(reference).toMatch(/^OTD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/);
  expect(sheetReference(page({ locale: "es" }).sheet)).toBe(reference);
  const terms = parsePaymentTerms("2000,0,700,60", settings.finance)!;
  expect(formatPaymentTerms(terms)).toBe("2000,0,700,60");
  const others = [
    { ...sheet, terms },
    { ...sheet, zip: "65803" },
    { ...sheet, day: "2026-11-23" },
    { ...sheet, price: { ...sheet.price, total: sheet.price.total + 1 } },
    { ...sheet, vehicle: { ...sheet.vehicle, vin: "JA4J4VAR4RZ004418" } },
  ];
  expect(new Set([reference, ...others.map(sheetReference)]).size).toBe(6);
});
