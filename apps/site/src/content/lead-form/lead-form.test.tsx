import { LEAD_FORMS, type LeadKind } from "@forecourt/leads/forms";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import { describeLeadForm } from "./describe-lead-form.ts";
import { LeadForm } from "./lead-form.tsx";

const KINDS = Object.keys(LEAD_FORMS) as LeadKind[];

function describeForm(
  kind: LeadKind,
  locale: "en" | "es",
  refused?: Partial<FormProblem>,
  known?: KnownDetails,
) {
  const { id, fields } = LEAD_FORMS[kind];
  return describeLeadForm({
    context: { locale, storeId: "north", terms: null },
    id,
    fields,
    hidden: { kind, vin: null },
    consent: { markup: "See [privacy](/legal) or [call](tel:+14175550142).", text: "", version: "v1" },
    refused: refused && { form: id, values: {}, errors: [], ...refused },
    known,
    failure: { title: "Failed", text: [{ type: "text", text: "Call us." }] },
    submit: "Send",
  });
}

const render = (...description: Parameters<typeof describeForm>) =>
  renderToStaticMarkup(<LeadForm form={describeForm(...description)} />);
const optionsOf = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)</g)].map(([, value, label]) => [value, label]);

it("is plain data, as a JSON answer brings it", () => {
  for (const kind of KINDS) {
    const form = describeForm(kind, "es", { errors: [{ field: "", code: "limited" }] });
    expect(renderToStaticMarkup(<LeadForm form={JSON.parse(JSON.stringify(form))} />)).toBe(
      renderToStaticMarkup(<LeadForm form={form} />),
    );
  }
});

it("posts its hidden values and an empty trap without scripts", () => {
  const html = render("CAREERS", "es");
  expect(html).toMatch(/<form[^>]* action="\/api\/v1\/stores\/north\/website\/leads" method="post">/);
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"\/>/g)];
  expect(hidden.map(([, name, value]) => [name, value])).toEqual([
    ["kind", "CAREERS"],
    ["locale", "es"],
    ["consent", "v1"],
  ]);
  expect(html).toMatch(
    /<div class="sr-only" aria-hidden="true"><label[^>]*>[^<]+<\/label><input[^>]*tabindex="-1"/i,
  );
  expect(html).not.toMatch(/role="alert"|aria-invalid="|autofocus/i);
});

describe("a known visitor", () => {
  const known = { firstName: "Ada", lastName: "", email: "ada@example.com", phone: "4175550123" };

  it("gets a filled form", () => {
    const html = render("CONTACT_GENERAL", "en", undefined, known);
    expect(html).toMatch(/name="firstName"[^>]* value="Ada"/);
    expect(html).toMatch(/name="phone"[^>]* value="\+1 \(417\) 555-0123"/);
  });

  it("gets back what they typed into a refused form, also an empty field", () => {
    const html = render("CONTACT_GENERAL", "en", { values: { firstName: "", email: "a@" } }, known);
    expect(html).not.toMatch(/value="Ada"|ada@example/);
  });
});

it.each([
  ["en", "Remember my details on this device"],
  ["es", "Recordar mis datos en este dispositivo"],
] as const)(
  "has a ticked box for who allows functional cookies, an unticked one before an answer, in %s",
  (locale, label) => {
    const html = render("CAREERS", locale);
    expect(html.split(label)).toHaveLength(3);
    expect(html).toMatch(/data-remember="unanswered".*<input type="checkbox"[^>]* name="remember"\/>/);
    expect(html).toMatch(
      /data-remember="allowed".*<input type="checkbox"[^>]* name="keepRemembering" checked=""/,
    );
  },
);

it("keeps in a refused form what was ticked and what was not", () => {
  const ticked = render("CAREERS", "en", { values: { remember: "on" } });
  expect(ticked).toMatch(/name="remember" checked=""/);
  expect(ticked).toMatch(/name="keepRemembering"\/>/);
});

it("opens pages of the consent text in a new tab, and calls in place", () => {
  const html = render("CAREERS", "en");
  expect(html).toMatch(/href="\/legal" target="_blank">privacy<span[^>]*> \(opens in a new tab\)</);
  expect(html).toMatch(/<a [^>]*href="tel:\+14175550142">call<\/a>/);
});

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
    const errors = [{ field: "identifier", code: "invalid" }];
    const html = render("APPLY_FINANCING", "en", { values: { identifier: "current" }, errors });
    expect(html).toContain('<option value="current" selected="">');
    expect(html).toMatch(/<select[^>]*aria-describedby="financing-identifier-error"[^>]*aria-invalid="true"/);
  });
});

it.each(["en", "es"] as const)(
  "every field of every form has a label in %s, a mark if optional, and its input's attributes",
  (locale) => {
    for (const kind of KINDS) {
      const html = render(kind, locale);
      const labels = [...html.matchAll(/<label for="(?!.*-website")[^>]*><span[^>]*>([^<]*)</g)];
      expect(labels).toHaveLength(LEAD_FORMS[kind].fields.length);
      for (const [, label] of labels) expect(label).not.toMatch(/^forms\.|^$/);
      const optional = LEAD_FORMS[kind].fields.filter(({ required }) => !required);
      expect(html.match(locale === "en" ? />Optional</g : />Opcional</g) ?? []).toHaveLength(optional.length);
      for (const { name, required, maxLength, options } of LEAD_FORMS[kind].fields) {
        const tag = new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
        expect(/ required=""/.test(tag), `${kind} ${name}`).toBe(required);
        if (!options) expect(tag).toMatch(new RegExp(` maxlength="${maxLength}"`, "i"));
      }
    }
  },
);

describe("the phone", () => {
  const phoneOf = (value?: string) => {
    const refused = value === undefined ? undefined : { values: { phone: value } };
    return /<input[^>]*name="phone"[^>]*>/.exec(render("CAREERS", "en", refused))?.[0] ?? "";
  };

  it("shows the mask of inputs while it is empty", () => {
    expect(phoneOf()).toContain('placeholder="+1 (999) 999-9999"');
    expect(phoneOf()).toContain('type="tel"');
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

it("says in a refused post that too many were sent, instead of the form's failure", () => {
  const alertOf = (code: string) =>
    /<div role="alert"[^>]*id="problem"[\s\S]*?<\/div><\/div>/.exec(
      render("CAREERS", "en", { errors: [{ field: "", code }] }),
    )?.[0];
  expect(alertOf("unavailable")).toContain("Call us.");
  expect(alertOf("limited")).toContain("You have sent several messages");
  expect(alertOf("limited")).not.toContain("Call us.");
});
