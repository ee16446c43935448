import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { paymentErrors } from "#content/payment/testing/payment-errors.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { BUDGET_FIELDS, type BudgetField } from "../estimate/payment-choices.ts";
import { BudgetCalculator } from "./budget-calculator.tsx";

type SearchParams = Partial<Record<BudgetField, string>>;

function render(params: SearchParams = {}, locale: "en" | "es" = "en", creditScore?: number) {
  const context = {
    locale,
    storeId: "north",
    settings: settingsFor("north"),
    terms: null,
    now: new Date("2026-11-22T18:00:00Z"),
  };
  return renderToStaticMarkup(
    <BudgetCalculator
      context={context}
      path="/auto-financing"
      searchParams={params}
      creditScore={creditScore}
      note="Tax is extra."
    />,
  );
}

/** The text of the page, with single spaces. */
const text = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/[\s\u00a0]+/g, " ");
const attribute = (tag: string | undefined, name: string) =>
  tag && new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

function input(html: string, name: BudgetField) {
  const tags = [...html.matchAll(/<input [^>]*>/g)].map(([tag]) => tag);
  const tag = tags.find(
    (one) => attribute(one, "name") === name && (!one.includes('type="radio"') || one.includes("checked")),
  );
  return { value: attribute(tag, "value"), min: attribute(tag, "min"), max: attribute(tag, "max") };
}

describe("the figures", () => {
  test.each<[string, SearchParams, string, string[]]>([
    [
      "no input",
      {},
      "$454 /mo est.",
      ["Total of 72 payments $32,696.64", "Amount financed $25,200", "Interest over the term $7,496.64"],
    ],
    [
      "a price and cash down",
      { price: "28000", down: "3000" },
      "$451 /mo est.",
      ["Total of 72 payments $32,436.72", "Amount financed $25,000", "Estimated APR at 620 or better 8.99%"],
    ],
    [
      "everything",
      { price: "30000", down: "2500", equity: "2500", score: "610", term: "60" },
      "$537 /mo est.",
      [
        "60 mo, 10.49% APR, $2,500 down, $2,500 trade equity, score 600–619, fees included",
        "Estimated APR at 600–619 10.49%",
        "Interest over the term $7,233.20",
        "+ 1.5 points for a score of 600–619 + 2 points for model year 2018 or later",
      ],
    ],
    [
      "amounts above the limits",
      { price: "999999999", down: "999999999", equity: "999999999", score: "0", term: "1" },
      "$1,382 /mo est.",
      ["Amount financed $15,000", "Estimated APR at 300–499 18.99%", "Total of 12 payments $16,587.36"],
    ],
    [
      "input that is not numeric",
      { price: "NaN", down: "-1", equity: "Infinity", score: "1e3", term: "" },
      "$454 /mo est.",
      ["Amount financed $25,200", "72 mo, 8.99% APR, $2,800 down, score 620 or better, fees included"],
    ],
    [
      "a price below the minimum",
      { price: "1", down: "500" },
      "$81 /mo est.",
      ["Amount financed $4,500", "Total of 72 payments $5,838.48"],
    ],
    [
      "cash down above the price",
      { price: "6000", down: "15000" },
      "$0 /mo est.",
      ["Amount financed $0", "$6,000 down", "Total of 72 payments $0", "Interest over the term $0"],
    ],
  ])("%s", (_, searchParams, payment, rest) => {
    const shown = text(render(searchParams));
    for (const words of [payment, ...rest]) expect(shown).toContain(words);
  });

  test("any parameters give numeric figures that match the form", () => {
    const typed = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom("NaN", "-0", "1e400", "٣"));
    const searchParams = fc.record(
      Object.fromEntries(BUDGET_FIELDS.map((name) => [name, typed])) as Record<BudgetField, typeof typed>,
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(searchParams, (given) => {
        const html = render(given);
        expect(html).not.toMatch(/NaN|Infinity|undefined|null|\{\w+\}/);
        const again = Object.fromEntries(BUDGET_FIELDS.map((name) => [name, input(html, name).value]));
        expect(input(render(again), "price")).toEqual(input(html, "price"));
        expect(Number(input(html, "down").value)).toBeLessThanOrEqual(Number(input(html, "down").max));
      }),
      { numRuns: 40 },
    );
  });
});

describe("the form", () => {
  test("submits to its own page, with these fields only", () => {
    const html = render();
    const form = /<form [^>]*>/.exec(html)?.[0];
    expect(attribute(form, "method")).toBe("get");
    expect(attribute(form, "action")).toBe("/auto-financing#payment");
    expect(html).toContain('id="payment"');
    // Sliders have no name: a form sends their text fields.
    const inputs = [...html.matchAll(/<input [^>]*>/g)].map(([tag]) => attribute(tag, "name"));
    const names = inputs.filter((name) => name !== undefined);
    expect(new Set(names)).toEqual(new Set(BUDGET_FIELDS));
    expect(html).toMatch(/<button[^>]*type="submit"/);
  });

  test("shows the parameters, clamped to their limits", () => {
    const html = render({ price: "9000", down: "9500", term: "50", score: "615" });
    expect(input(html, "price")).toEqual({ value: "9000", min: "5000", max: "55000" });
    expect(input(html, "down")).toEqual({ value: "9000", min: "0", max: "9000" });
    expect(input(html, "term").value).toBe("48");
    expect(input(html, "score").value).toBe("615");
    expect(input(render(), "price").value).toBe("28000");
  });
});

test("starts with the score of its page, unless the shopper gives one", () => {
  const html = render({}, "en", 560);
  expect(input(html, "score").value).toBe("560");
  expect(text(html)).toContain("72 mo, 13.49% APR, $2,800 down, score 560–579, fees included");
  expect(input(render({ score: "610" }, "en", 560), "score").value).toBe("610");
  expect(input(render({}, "en", 200), "score").value).toBe("400");
});

test.each(["en", "es"] as const)("the payment has its terms, in %s", (locale) => {
  for (const params of [{}, { score: "610", equity: "2500" }, { down: "0", score: "700" }])
    expect(paymentErrors(render(params, locale))).toEqual([]);
  expect(text(render())).toContain("620 or better adds nothing to the rate.");
});

test("the dialog of the terms lists the assumptions and that no fee is added", () => {
  const html = render();
  const dialog = html.slice(html.indexOf('<dialog id="payment-assumptions"'));
  expect(html).toMatch(/<button[^>]*commandfor="payment-assumptions"/);
  expect(text(dialog)).toContain("for a vehicle of model year 2026");
  expect(text(dialog)).toContain(
    "Price with fees (no fee is added) $28,000 Cash down −$2,800 Amount financed $25,200",
  );
  expect(text(dialog)).toContain("+ 2 points for model year 2018 or later");
  expect(text(dialog)).not.toContain("Documentary fee");
});

test("always shows the small print", () => {
  expect(text(render())).toContain("Example terms. Tax is extra.");
});

test("renders in Spanish", () => {
  const shown = text(render({ price: "28000", down: "3000" }, "es"));
  for (const words of [
    "Precio con cargos",
    "Enganche",
    "Valor neto de su auto a cuenta",
    "Puntaje de crédito",
    "Plazo en meses",
    "$451 /mes est.",
    "Total de 72 pagos $32,436.72",
    "Tasa anual (APR) estimada con 620 o más",
    "Intereses durante el plazo",
    "pago mensual de un vehículo modelo 2026",
  ]) {
    expect(shown).toContain(words);
  }
});
