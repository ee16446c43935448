import { parsePaymentTerms } from "@forecourt/finance";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents, miles } from "@forecourt/units";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { settingsFor } from "#server/settings/dealership.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import { asVisible, testContext } from "#testing/test-context.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { ComparePage } from "./compare-page.tsx";

useTestSite();

const one = exampleVehicle({
  features: ["Heated Seats"],
  vin: "JA4J4VAR4RZ000001",
  mileage: miles(100),
  cityMpg: 20,
  highwayMpg: 30,
});
const two = exampleVehicle({
  vin: "JA4J4VAR4RZ000002",
  mileage: miles(900),
  cityMpg: 30,
  highwayMpg: 40,
  salePrice: cents(2_000_000),
  features: ["Tow Package"],
});
const terms = parsePaymentTerms("2000,0,700,60", settingsFor("north").finance);

type Options = NonNullable<Parameters<typeof testContext>[1]>;

function markup(vehicles: (typeof one)[], options: Options = {}): string {
  const context = testContext(vehicles, options);
  const found = vehicles.map((vehicle) => ({
    state: "shown" as const,
    vehicle: asVisible(vehicle, options.access ?? "locked"),
  }));
  return renderToStaticMarkup(<ComparePage found={found} context={context} />).replaceAll("&amp;", "&");
}

/** The cells of the row with this label, as text. */
function cells(html: string, label: string): string[] {
  const row = html.split("<tr").find((part) => part.includes(`>${label}</span></th>`)) ?? "";
  return row
    .split("<td")
    .slice(1)
    .map((cell) => cell.split("</td>")[0] ?? "")
    .map((cell) =>
      cell
        .replace(/^[^>]*>/, "")
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    );
}

describe("a comparison", () => {
  test("marks the lowest and the best value", () => {
    const html = markup([one, two], { access: "open" });
    expect(cells(html, "Odometer").map((cell) => cell.includes("Lowest"))).toEqual([true, false]);
    expect(cells(html, "City / highway").map((cell) => cell.includes("Best"))).toEqual([false, true]);
    expect(cells(html, "Price with dealer fees").map((cell) => cell.includes("Lowest"))).toEqual([
      false,
      true,
    ]);
  });

  test("ranks no price while a lower one is locked, and names no locked amount", () => {
    const html = markup([one, two]);
    expect(cells(html, "Price with dealer fees").join()).not.toContain("Lowest");
    expect(html).not.toMatch(/20,2\d\d|28,545/);
    expect(html).toContain("/unlock?vin=");
  });

  test("says that a feature is not listed, never no", () => {
    const html = markup([one, two]);
    expect(cells(html, "Tow Package")).toEqual(["Not listed", "Yes"]);
    expect(html).not.toMatch(/>No<|✗|✕/);
  });

  test("shows the payment that the vehicle has by the same terms", () => {
    const html = markup([one, two], { access: "open", terms });
    const expected = [one, two].map((vehicle) => {
      const { payment } = paymentFor(asVisible(vehicle), terms, settingsFor("north"))!;
      return `$${Math.round(payment / 100)}`;
    });
    expect(cells(html, "Payment, est.").map((cell) => cell.split(" ")[0])).toEqual(expected);
    expect(cells(html, "Payment, est.")[0]).toContain("60 mo");
    expect(html).toContain(`/compare?vehicles=${two.vin}&terms=2000,0,700,60`);
  });

  test("says by which terms, edits and removes them, and keeps them in links", () => {
    const html = markup([one, two], { terms });
    expect(html).toContain("score 620 or better · 60 months");
    expect(html).toContain(`name="vehicles" value="${one.vin},${two.vin}"`);
    expect(html).toContain(`href="/compare?vehicles=${one.vin},${two.vin}#no-terms"`);
    const vehicles = [...html.matchAll(/href="([^"]*JA4J4VAR4RZ00000[12](?:\?[^"]*)?)"/g)];
    const pages = vehicles
      .map(([, href]) => href!)
      .filter((href) => !/^\/(compare|my-terms|test-drive)/.test(href));
    expect(pages).toHaveLength(2);
    expect(pages.every((href) => href.endsWith("?terms=2000,0,700,60"))).toBe(true);
    expect(html).toContain(`href="/test-drive?vin=${one.vin}&terms=2000,0,700,60"`);
    expect(html).toContain('href="/cars-for-sale?terms=2000,0,700,60"');
    expect(markup([one, two])).toMatch(/href="\/my-terms\?next=%2Fcompare%3Fvehicles%3D[^"]*"/);
  });

  test("folds equal rows into one, with the names of shared features", () => {
    const html = markup([one, { ...one, vin: two.vin, mileage: miles(900) }]);
    const same = [...html.matchAll(/<summary.*?<\/summary>/gs)].map(([text]) => text);
    expect(same.length).toBeGreaterThan(1);
    expect(html).toMatch(/Same on both/);
    expect(same.at(-1)).toContain(one.features[0]);
    expect(same.join()).toContain("doors");
  });
});

test("one vehicle is a card, none explains how to choose", () => {
  const single = markup([one], { terms });
  expect(single).toContain("One vehicle so far");
  const next = encodeURIComponent(`/compare?vehicles=${one.vin}&terms=2000,0,700,60`);
  expect(single).toContain(`href="/unlock?vin=${one.vin}&next=${next}"`);
  expect(single).toContain("Your terms: 60 mo");
  const none = markup([]);
  expect(none).toContain("Nothing to compare yet");
  expect(none).not.toContain("<table");
});

test("sold and private vehicles are named above the others", () => {
  const context = testContext([one, two]);
  const sold = { state: "sold" as const, vehicle: two };
  const html = renderToStaticMarkup(
    <ComparePage found={[{ state: "shown", vehicle: asVisible(one) }, sold]} context={context} />,
  );
  expect(html).toMatch(/was sold\./);
  expect(html).toContain(two.vin);
});

test("a vehicle whose sale is pending has no link to a test drive", () => {
  const html = markup([one, { ...two, status: "pending" }]);
  expect(html).toContain(`/test-drive?vin=${one.vin}`);
  expect(html).not.toContain(`/test-drive?vin=${two.vin}`);
});

test("is in Spanish with Spanish addresses", () => {
  const html = markup([one, two], { locale: "es" });
  expect(html).toContain("Comparar 2 vehículos");
  expect(html).toContain("Sin dato");
  expect([...html.matchAll(/ href="(\/[^"]*)"/g)].filter(([, href]) => !href!.startsWith("/es"))).toEqual([]);
});
