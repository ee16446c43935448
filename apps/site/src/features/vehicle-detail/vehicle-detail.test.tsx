import type { Vehicle } from "@forecourt/inventory";
import { cents, miles } from "@forecourt/units";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { paymentErrors } from "#content/payment/testing/payment-errors.ts";
import { dealership } from "#server/settings/dealership.ts";
import { exampleVehicle } from "#testing/example-vehicle.ts";
import { asVisible, testContext } from "#testing/test-context.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { VehicleDetail } from "./vehicle-detail.tsx";

useTestSite();

const { settings } = dealership;

function markup(
  vehicle: Vehicle,
  access: "locked" | "open",
  similar: Vehicle[] = [],
  locale: "en" | "es" = "en",
): string {
  const context = testContext([vehicle, ...similar], { access, locale });
  const cards = context.inventory.similar(asVisible(vehicle, access), similar.length);
  return renderToStaticMarkup(
    <VehicleDetail vehicle={asVisible(vehicle, access)} context={context} viewed={null} similar={cards} />,
  );
}

const condition = fc.constantFrom("new", "used", "certified");
/** Prices above the ZIP codes of the stores, which the page names too. */
const price = fc.integer({ min: 70_003, max: 98_999 }).map((dollars) => cents(dollars * 100));

/** Dollars that no other text of the page names: no payment, no tenth of the price, not "Up to $5,000". */
const saving = fc.integer({ min: 201, max: 690 }).map((tens) => tens * 10 + 3);

/** Every notation of the price, before fees and with them. Digits of a longer decimal, such as a ratio, do not count. */
function spellings(vehicle: Vehicle): RegExp[] {
  const { documentary, thirtyDayDrive } = settings.fees;
  const before = vehicle.salePrice ?? 0;
  const fees = documentary + (vehicle.condition === "new" ? 0 : thirtyDayDrive);
  return [before, before + fees].flatMap((cents) => {
    const dollars = cents / 100;
    const notations = [String(cents), String(dollars), dollars.toLocaleString("en-US")];
    return notations.map((notation) => new RegExp(`(?<![\\d.])${notation}(?!\\d)`));
  });
}

test("a locked sale price and its saving are not in the HTML", () => {
  fc.assert(
    fc.property(price, saving, condition, (salePrice, saved, condition) => {
      const oldPrice = cents(salePrice + saved * 100);
      const description = `One owner. Yours for $${(salePrice / 100).toLocaleString("en-US")}!`;
      const vehicle = exampleVehicle({ condition, salePrice, oldPrice, description });
      const page = markup(vehicle, "locked", [{ ...vehicle, vin: "JA4AZ3A34NZ000002" }]);
      for (const spelling of spellings(vehicle)) expect(page).not.toMatch(spelling);
      expect(page).not.toContain(`$${saved.toLocaleString("en-US")}`);
      expect(page).toContain(`/unlock?vin=${vehicle.vin}`);
    }),
    { numRuns: 25 },
  );
});

test.each(["locked", "open"] as const)(
  "the bar on phones has pre-approval, call and directions, %s",
  (access) => {
    const vehicle = exampleVehicle({ salePrice: cents(2_399_500) });
    const page = markup(vehicle, access);
    const bar = page.slice(page.indexOf("data-bottom-bar"));
    expect(bar).toMatch(/href="\/auto-financing\/apply-for-financing\?vin=[^"]*"[^>]*>Get pre-approved</);
    expect(bar).toContain('href="tel:');
    expect(bar).toContain('aria-label="Get directions"');
    expect(bar.includes("Unlock the price")).toBe(access === "locked");
  },
);

test("an unlocked sale price is on the page and the same in the structured data", () => {
  fc.assert(
    fc.property(price, condition, (salePrice, condition) => {
      const page = markup(
        exampleVehicle({ condition, salePrice, oldPrice: cents(salePrice + 150_000) }),
        "open",
      );
      const shown =
        (salePrice + settings.fees.documentary + (condition === "new" ? 0 : settings.fees.thirtyDayDrive)) /
        100;
      expect(page).toContain(`$${shown.toLocaleString("en-US")}`);
      expect(page).toContain(`"price":"${shown.toFixed(2)}"`);
    }),
    { numRuns: 15 },
  );
});

test("the structured data has the retail price while the sale price is locked", () => {
  const vehicle = exampleVehicle({ oldPrice: cents(2_600_000), salePrice: cents(2_400_000) });
  const page = markup(vehicle, "locked");
  expect(page).toContain("$26,255");
  expect(page).toContain('"price":"26255.00"');
  for (const spelling of spellings(vehicle)) expect(page).not.toMatch(spelling);
});

test("our price saves against the retail price, and is no price drop", () => {
  const vehicle = exampleVehicle({ oldPrice: cents(2_600_000), salePrice: cents(2_400_000) });
  const page = markup(vehicle, "open");
  expect(page).toContain("Our price saves $2,000");
  expect(markup(vehicle, "open", [], "es")).toContain("Nuestro precio le ahorra $2,000");
  // The link to a watch is about the time to come.
  expect(page.replace(/<a[^>]*\/watch\?.*?<\/a>/, "")).not.toMatch(/drop|\bWas\b/);
});

test.each(["en", "es"] as const)(
  "cards of similar vehicles have a payment with its terms, in %s",
  (locale) => {
    const vehicle = exampleVehicle({ oldPrice: cents(2_600_000), salePrice: cents(2_400_000) });
    for (const access of ["locked", "open"] as const) {
      const page = markup(vehicle, access, [{ ...vehicle, vin: "JA4AZ3A34NZ000002" }], locale);
      const payments = paymentErrors(`${page}<dialog id="payment-explainer"></dialog>`);
      expect(page).toMatch(/commandfor="payment-explainer"/);
      expect(payments).toEqual([]);
    }
  },
);

test("a locked card names the retail price, its payment and what is asked", () => {
  const vehicle = exampleVehicle({ oldPrice: cents(2_600_000), salePrice: cents(2_400_000) });
  const page = markup(vehicle, "locked", [{ ...vehicle, vin: "JA4AZ3A34NZ000002" }]);
  const card = /<article.*<\/article>/s.exec(page)![0].replace(/<[^>]*>/g, " ");
  expect(card).toMatch(/\$26,255\s+Retail, incl\. fees\s+\$\d+\s*\/mo est\./);
  expect(card).toContain("Our price for your name, email and phone");
});

test("locked incentives show their kind and no amount", () => {
  const vehicle = exampleVehicle({ condition: "new", year: 2025, mileage: miles(8) });
  expect(markup(vehicle, "open")).toContain("0.0% APR for 48 months");
  const page = markup(vehicle, "locked");
  expect(page).toContain("APR &amp; Cash offer");
  for (const amount of ["0.0%", "$2,000", "$500", "20.83"]) expect(page).not.toContain(amount);
});

test("every illustration is labelled as one", () => {
  const page = markup(exampleVehicle(), "open");
  const pictures = [...page.matchAll(/<img[^>]*alt="([^"]+)"/g)].map(([, alt]) => alt);
  expect(pictures).toHaveLength(4);
  for (const alt of pictures) expect(alt).toMatch(/, illustration$/);
  expect(page).toContain("1 of 4 · Illustration");
});

test("photographs replace the illustrations", () => {
  const page = markup(
    exampleVehicle({ previewImage: "/photos/1.jpg", additionalImages: ["/photos/2.jpg"] }),
    "open",
  );
  expect(page).toContain('src="/photos/2.jpg"');
  expect(page).not.toContain("/illustrations/");
});

describe("in Spanish", () => {
  const vehicle = exampleVehicle({
    condition: "new",
    year: 2025,
    mileage: miles(8),
    salePrice: cents(2_400_000),
  });
  const similar = [{ ...vehicle, vin: "JA4AZ3A34NZ000002" }];

  test.each(["locked", "open"] as const)("every link stays in Spanish, %s", (access) => {
    const page = markup(vehicle, access, similar, "es");
    const paths = [...page.matchAll(/ (?:href|action)="(\/[^"]*)"/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !/^\/(es[/?#]|es$|illustrations\/)/.test(path))).toEqual([]);
    const addresses = [...page.matchAll(/"https:\/\/cars\.example(\/[^"]*)"/g)].map(([, path]) => path!);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((path) => !/^\/es(\/|$)/.test(path))).toEqual([]);
  });

  test("offers and the feed's words are in Spanish, and its texts are marked as English", () => {
    const page = markup({ ...vehicle, optionalFeatures: ["Moon Roof"] }, "open", similar, "es");
    expect(page).toContain("0.0% APR a 48 meses");
    for (const text of ["2.5 L, 4 cilindros", "Azul (", "Asientos con calefacción", "Control de crucero"]) {
      expect(page).toContain(text);
    }
    for (const text of ["Cosmic Blue", "Moon Roof", "One owner."]) {
      expect(page).toContain(`<span lang="en">${text}</span>`);
    }
    expect(page.match(/Lo que está en inglés viene así en el inventario\./g)).toHaveLength(2);
    expect(page).not.toMatch(/Heated Seats|4-Cylinder|Cruise control/);
    expect(markup(vehicle, "open", similar)).not.toContain('lang="en"');
  });

  test("the kind of a locked offer is in Spanish", () => {
    expect(markup(vehicle, "locked", [], "es")).toContain("Oferta: APR y efectivo");
  });
});
