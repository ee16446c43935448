import { LEAD_FORMS } from "@forecourt/leads/forms";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FormFields } from "./form-fields.tsx";
import type { ShownProblem } from "./shown-problem.ts";

const render = (kind: keyof typeof LEAD_FORMS, locale: "en" | "es", problem?: ShownProblem) => {
  const { id, fields } = LEAD_FORMS[kind];
  return renderToStaticMarkup(<FormFields form={id} fields={fields} locale={locale} problem={problem} />);
};
const optionsOf = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)</g)].map(([, value, label]) => [value, label]);

describe("a select", () => {
  it("has an empty option if optional, and options in the page's language", () => {
    expect(optionsOf(render("APPLY_FINANCING", "en"))).toEqual([
      ["", "Choose one"],
      ["co-applicant", "As a co-applicant"],
      ["current", "For myself"],
      ["other", "For someone else"],
    ]);
    expect(optionsOf(render("APPLY_FINANCING", "es")).map(([, label]) => label)).toEqual([
      "Elija una opción",
      "Como cosolicitante",
      "A mi nombre",
      "A nombre de otra persona",
    ]);
  });

  it("keeps the submitted value and shows its error", () => {
    const problem = {
      values: { identifier: "current" },
      fields: { identifier: "No." },
      unnamed: [],
      rest: [],
    };
    const html = render("APPLY_FINANCING", "en", problem);
    expect(html).toContain('<option value="current" selected="">');
    expect(html).toMatch(/<select[^>]*aria-describedby="financing-identifier-error"[^>]*aria-invalid="true"/);
  });
});

it.each(["en", "es"] as const)(
  "every field of every form has a label in %s, and a mark if optional",
  (locale) => {
    for (const kind of Object.keys(LEAD_FORMS) as (keyof typeof LEAD_FORMS)[]) {
      const html = render(kind, locale);
      const labels = [...html.matchAll(/<label[^>]*><span[^>]*>([^<]*)</g)].map(([, label]) => label);
      expect(labels).toHaveLength(LEAD_FORMS[kind].fields.length);
      for (const label of labels) expect(label).not.toMatch(/^forms\.|^$/);
      const optional = LEAD_FORMS[kind].fields.filter(({ required }) => !required);
      expect(html.match(locale === "en" ? />Optional</g : />Opcional</g) ?? []).toHaveLength(optional.length);
    }
  },
);

describe("the phone", () => {
  const phoneOf = (value?: string) => {
    const problem =
      value === undefined ? undefined : { values: { phone: value }, fields: {}, unnamed: [], rest: [] };
    return /<input[^>]*name="phone"[^>]*>/.exec(render("CAREERS", "en", problem))?.[0] ?? "";
  };

  it("shows the mask of inputs while it is empty", () => {
    expect(phoneOf()).toContain('placeholder="+1 (999) 999-9999"');
  });

  it.each([
    ["417-555-0123", "+1 (417) 555-0123"],
    ["4175", "+1 (417) 5"],
    ["+52 55 1234 5678", "+52 55 1234 5678"],
    ["call me", "call me"],
  ])("%s returns as %s", (typed, shown) => {
    expect(phoneOf(typed)).toContain(`value="${shown}"`);
  });
});
