import { exampleVehicle } from "@forecourt/inventory/testing";
import { prerender } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { siteContent } from "#server/content/site-content.ts";
import type { FinancingAnswers } from "#server/cookies/financing-answers.ts";
import { pageContext } from "#server/page-context.ts";
import { withTerms } from "#server/vehicles/context-terms.ts";
import { asVisible } from "#testing/test-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { PreApprovalForm } from "./pre-approval-form.tsx";
import { isPreApprovalSection } from "./pre-approval-section.ts";

useTestSite();

const PATH = "/auto-financing/apply-for-financing";
const car = exampleVehicle();

type Options = {
  locale?: "en" | "es";
  vin?: string;
  terms?: string;
  answers?: FinancingAnswers;
  errors?: { field: string; code: string }[];
  values?: Record<string, string>;
};

async function render({ locale = "en", vin, terms, answers = {}, errors, values = {} }: Options = {}) {
  stockSite([car]);
  const params = Promise.resolve({ locale, store: "north", access: "locked" });
  const context = withTerms(await pageContext(params), terms);
  const section = siteContent(locale, "north").content.pages[PATH]!.sections.find(isPreApprovalSection)!;
  const { prelude } = await prerender(
    <PreApprovalForm
      section={section}
      path={PATH}
      context={context}
      refused={errors && { form: "pre-approval", values, errors }}
      known={undefined}
      answers={answers}
      vin={vin ?? null}
      vehicle={vin === car.vin ? asVisible(car, "locked") : null}
      payment={null}
    />,
  );
  return new Response(prelude).text();
}

const control = (html: string, name: string) =>
  new RegExp(`<(?:input|select)[^>]* name="${name}"[^>]*>(?:(?!</select>).)*`, "s").exec(html)?.[0] ?? "";
const chosen = (html: string, name: string) =>
  /<option[^>]*value="([^"]*)"[^>]*selected/.exec(control(html, name))?.[1];

describe("the form", () => {
  it("asks for a budget without a vehicle, and for no social security number", async () => {
    const html = await render();
    expect(html).toContain('name="budget"');
    expect(html).not.toMatch(/name="(ssn|socialSecurity|dateOfBirth)"/);
    expect(html).toContain('name="form" value="pre-approval"');
    expect(control(html, "cashDown")).toContain('value="1,000"');
    expect(chosen(html, "months")).toBe("72");
    expect(chosen(html, "identifier")).toBe("current");
    expect(control(html, "creditRange")).toContain("Choose one");
  });

  it("shows the vehicle instead, at the visible price", async () => {
    const html = await render({ vin: car.vin });
    expect(html).not.toContain('name="budget"');
    expect(html).toContain(`name="vin" value="${car.vin}"`);
    expect(html).toContain("$29,755");
    expect(html).not.toMatch(/28[,.]?545|28[,.]?290/);
    expect(html).toContain(`href="${PATH}"`);
  });

  it("starts with the shopper's terms; they win over earlier answers", async () => {
    const answers = { cashDown: "9000", income: "4000-5999", creditRange: "500-519", budget: "410" };
    const html = await render({ terms: "2500,4500,600,60", answers });
    expect(control(html, "cashDown")).toContain('value="2,500"');
    expect(control(html, "tradeEquity")).toContain('value="4,500"');
    expect(chosen(html, "creditRange")).toBe("600-619");
    expect(chosen(html, "months")).toBe("60");
    expect(chosen(html, "income")).toBe("4000-5999");
    expect(control(html, "budget")).toContain('value="410"');
  });

  it("keeps what is owed on a trade", async () => {
    const html = await render({ terms: "2500,-1200,600,60" });
    expect(control(html, "tradeEquity")).toContain('value="-1,200"');
  });

  it("applies stored terms only where the address has none", async () => {
    expect(await render()).toContain("payment-terms");
    expect(await render({ terms: "2500,4500,600,60" })).not.toContain("payment-terms");
  });
});

describe("a refused form", () => {
  const errors = [
    { field: "budget", code: "amount" },
    { field: "cashDown", code: "amount" },
    { field: "tradeEquity", code: "amount" },
    { field: "creditRange", code: "required" },
    { field: "income", code: "required" },
    { field: "months", code: "invalid" },
    { field: "identifier", code: "invalid" },
    { field: "firstName", code: "firstName" },
    { field: "lastName", code: "too-long" },
    { field: "email", code: "email" },
    { field: "phone", code: "phone" },
  ];

  it.each([
    [
      "en",
      [
        "Enter a payment from $50 to $2,500 a month, or a price from $5,000 to $55,000.",
        "Enter a cash down from $0 to $20,000.",
        "Enter a trade equity from -$20,000 to $20,000.",
        "This field is required",
        "This value cannot be used.",
        "Enter your first name.",
        "This is too long. Please shorten it.",
        "Please enter a valid email address",
        "Please enter a valid phone number",
      ],
    ],
    [
      "es",
      [
        "Escriba un pago de $50 a $2,500 al mes, o un precio de $5,000 a $55,000.",
        "Escriba un enganche de $0 a $20,000.",
        "Escriba un valor neto de -$20,000 a $20,000.",
        "Este campo es obligatorio",
        "Escriba su nombre.",
      ],
    ],
  ] as const)("has each message at its field and in the summary, in %s", async (locale, messages) => {
    const html = await render({ locale, errors });
    const summary = /<div role="alert"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? "";
    expect(summary.match(/<li/g)).toHaveLength(errors.length);
    for (const message of messages) {
      expect(summary).toContain(message);
      expect(html.replace(summary, "")).toContain(message);
    }
  });

  it("comes back as it was sent, also emptied fields", async () => {
    const html = await render({
      errors,
      terms: "2500,4500,600,60",
      answers: { budget: "a <lot>", months: "48" },
      values: { firstName: "", email: "ada@", identifier: "other" },
    });
    expect(control(html, "budget")).toContain('value="a &lt;lot&gt;"');
    expect(control(html, "cashDown")).toContain('value=""');
    expect(chosen(html, "months")).toBe("48");
    expect(chosen(html, "identifier")).toBe("other");
    expect(control(html, "email")).toContain('value="ada@"');
    expect(html).toContain("Please choose it once more");
  });
});
