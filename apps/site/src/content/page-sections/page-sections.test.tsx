import { type Section, type SectionKind, tokensIn } from "@forecourt/dealership/content";
import { iconNames } from "@forecourt/ui/icon";
import { cents, miles, months } from "@forecourt/units";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { pageContent } from "#content/content-page/page-content.ts";
import { paymentErrors } from "#content/payment/testing/payment-errors.ts";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";
import { testContext } from "#testing/test-context.ts";
import { PageSections } from "./page-sections.tsx";
import { vehicleOf } from "./testing/vehicle-of.ts";
import { stockFacts } from "./vehicles/stock-facts.ts";

// Links need the router of a running page.
const stock = [
  vehicleOf(1),
  vehicleOf(2, {
    bodyStyle: "trucks",
    make: "Ford",
    model: "F-150",
    salePrice: null,
    oldPrice: cents(31_000_00),
  }),
  vehicleOf(3, { mileage: miles(85_000) }),
  vehicleOf(4, { condition: "new", mileage: miles(5), year: 2025, salePrice: null }),
];

function render(sections: readonly Section[], context: PageContext): string {
  return renderToStaticMarkup(
    <PageSections sections={sections} context={context} facts={stockFacts(context)} />,
  );
}

function home(kinds: SectionKind[] | "all", context: PageContext): string {
  const { sections } = pageContent("/", context);
  return render(
    sections.filter(({ kind }) => kinds === "all" || kinds.includes(kind)),
    context,
  );
}

describe("the home page", () => {
  const html = home("all", testContext(stock));

  test("replaces all tokens", () => {
    expect(tokensIn(html.replace(/<script.*?<\/script>/g, ""))).toEqual([]);
  });

  test("contains sale prices only when unlocked", () => {
    expect(html).not.toContain("27,1");
    expect(home(["body-styles"], testContext(stock, { access: "open" }))).toContain("from $27,366");
  });

  test("has one h1", () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test("renders with an empty inventory", () => {
    const empty = home("all", testContext([]));
    expect(empty).toContain("Search or browse 0 vehicles");
    expect(empty).not.toContain("Convertibles");
  });
});

test("offer departments mark the current page", () => {
  const context = testContext(stock);
  const { sections } = pageContent("/special-offers/dealer", context);
  const html = render(
    sections.filter(({ kind }) => kind === "offer-departments"),
    context,
  );
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([
    expect.stringContaining('href="/special-offers/dealer"'),
  ]);
});

test("stockFacts counts covered vehicles below the mileage limit", () => {
  expect(stockFacts(testContext(stock))).toMatchObject({
    vehicleCount: "4",
    newVehicleCount: "1",
    coveredVehicleCount: "2",
  });
});

test("body styles show the count and the lowest price with fees", () => {
  const html = home(["body-styles"], testContext(stock));
  expect(html).toContain('href="/cars-for-sale/trucks"');
  expect(html).toMatch(/Trucks.*?1<\/span> from \$31,255/);
  expect(html).not.toContain("Sedans");
});

test("the search is a plain form with the parameters of the list", () => {
  const html = home(["search-or-browse"], testContext(stock));
  expect(html).toMatch(/<form[^>]*action="\/cars-for-sale"/);
  const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["q", "condition", "make_model", "price"]);
  expect(html).toMatch(/<option value="f_150">Ford F-150<\/option>/);
  expect(html).toMatch(/<option value="null,30000">Up to \$30,000<\/option>/);
  expect(html).not.toMatch(/value="certified"|value="null,10000"/);
});

describe("new models", () => {
  const html = home(["new-models"], testContext(stock));

  test("show the starting price with the documentary fee, and a payment with its terms", () => {
    expect(html).toContain("$40,690");
    expect(html).not.toContain("$40,445");
    expect(html).toContain("72 mo, 8.99% APR, $4,069 down, score 620 or better, fees included");
    expect(paymentErrors(html)).toEqual([]);
    expect(html.match(/\/mo est\./g)).toHaveLength(6);
  });

  test("show the payment by the shopper's terms", () => {
    const terms = { cashDown: cents(200_000), tradeEquity: cents(0), creditScore: 700, months: months(60) };
    const own = home(["new-models"], testContext(stock, { terms }));
    expect(own).toMatch(/Your terms: 60 mo, [^<]*\$2,000 down/);
    expect(own).toMatch(/href="\/new-cars-for-sale\/[^"]*terms=2000,0,700,60"/);
    expect(paymentErrors(own)).toEqual([]);
  });

  test("have their scene behind the picture, or the card's own ground without one", () => {
    const [model] = siteContent("en", "north").content.newModels;
    const before = model!.background_image;
    model!.background_image = { kind: "photo", src: "/photos/scene.jpg", width: 1200, height: 600, alt: "" };
    const own = home(["new-models"], testContext(stock));
    model!.background_image = before;
    expect(before).toBeNull();
    expect(
      own.match(/style="background:center \/ cover url\(&quot;\/photos\/scene\.jpg&quot;\)"/g),
    ).toHaveLength(1);
    expect(html).not.toContain("scene.jpg");
    // The scene is decorative: the model's own picture stays above it.
    expect(own.match(/<img/g)).toHaveLength(html.match(/<img/g)!.length);
  });

  test("show offer labels, with amounts only when unlocked", () => {
    expect(html).toContain("APR &amp; Cash offer until Nov 30, and 1 more");
    expect(html).not.toContain("0.0%");
    expect(home(["new-models"], testContext(stock, { access: "open" }))).toContain("0.0% APR offer");
  });
});

test("shows three of nine reviews, the others in a disclosure", () => {
  const html = home(["reviews"], testContext(stock));
  const [before = "", after = ""] = html.split("<details");
  expect(before.match(/<blockquote/g)).toHaveLength(3);
  expect(after.match(/<blockquote/g)).toHaveLength(6);
  expect(after).toContain("Show all 9 reviews");
  expect(html).not.toContain('lang="es"');
  expect(html).toContain('aria-label="4.8 of 5 stars"');
});

test("a promotion is shown from its first to its last day", () => {
  const on = (now: string) => home(["promotion"], testContext(stock, { now }));
  expect(on("2026-01-01T07:00:00Z")).toContain("Shop 2 covered vehicles");
  expect(on("2026-01-01T05:00:00Z")).toBe("");
  expect(on("2051-01-01T07:00:00Z")).toBe("");
});

test("the payments of the rate table open the assumptions", () => {
  const context = testContext(stock);
  const { sections } = pageContent("/auto-financing/bad-credit-auto-financing", context);
  const html = render(
    sections.filter(({ kind }) => kind === "rate-tiers"),
    context,
  );
  const [, dialog] = /<button[^>]*commandfor="([^"]+)"[^>]*>How we estimate the monthly payment/.exec(html)!;
  expect(html).toContain(`<dialog id="${dialog}"`);
});

test("callouts show credit tiers, stores and service hours", () => {
  const html = home(["callouts"], testContext(stock));
  expect(html).toContain("620 and up");
  expect(html).toContain("+1.5 points");
  expect(html).toContain("Map of our stores: Larkspur North");
  expect(html).toContain("8\u00a0AM – 5\u00a0PM");
  const context = testContext(stock);
  const settings = { ...context.settings, profile: { ...context.settings.profile, service: null } };
  expect(home(["callouts"], { ...context, settings })).not.toContain("Service that starts on time");
});

test("every icon named in the content exists", () => {
  const used: string[] = [];
  JSON.stringify(siteContent("en", "north").content.pages, (key, value) => {
    if (key === "icon") used.push(value);
    return value;
  });
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !(iconNames as readonly string[]).includes(name))).toEqual([]);
});

test("shows Spanish reviews first on Spanish pages, and marks the English ones", () => {
  const html = home(["reviews"], { ...testContext(stock), locale: "es" });
  const [first = "", second = ""] = html.match(/<figure.*?<\/figure>/g) ?? [];
  expect(first).toContain("Me explicaron todo en español");
  expect(first).not.toContain("lang=");
  expect(second).toContain('<span lang="en">“I came in');
  expect(second).toContain("Google · en inglés");
});
