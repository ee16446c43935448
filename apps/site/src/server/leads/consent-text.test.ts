import { parseRichText, type Section } from "@forecourt/dealership/content";
import { parseLead } from "@forecourt/leads";
import { LEAD_KINDS } from "@forecourt/leads/forms";
import { describe, expect, it } from "vitest";
import { localPath } from "#shared/addresses/local-path.ts";
import { leadBodyFromForm } from "#shared/lead-form/lead-body-from-form.ts";
import { siteContent } from "../content/site-content.ts";
import { type ConsentForm, consentOf, shownConsent } from "./consent-text.ts";

const LOCALES = ["en", "es"] as const;
const PRIVACY = { en: "/legal/privacy-policy", es: "/es/legal/privacy-policy" };

const linksOf = (markup: string) =>
  parseRichText(markup).flatMap((part) => (part.type === "link" ? [part.href] : []));
const plain = (markup: string) =>
  parseRichText(markup)
    .map((part) => part.text)
    .join("");

type FormSection = Extract<Section, { kind: "contact-form" | "lead-form" | "credit-application" }>;
const isForm = (section: Section): section is FormSection =>
  ["contact-form", "lead-form", "credit-application"].includes(section.kind);

function kindsOf(section: FormSection): readonly string[] {
  switch (section.kind) {
    case "lead-form":
      return [section.form];
    case "credit-application":
      return ["APPLY_FINANCING"];
    case "contact-form":
      return section.inquiries.map((inquiry) => inquiry.kind);
  }
}

/** Every form of the dealership's pages, with the text that stands beside its button. */
const FORMS = LOCALES.flatMap((locale) =>
  Object.entries(siteContent(locale, "north").content.pages).flatMap(([page, { sections }]) =>
    sections.filter(isForm).flatMap((section) => {
      return kindsOf(section).map((kind) => ({
        locale,
        page,
        kind: kind as ConsentForm["kind"],
        says: plain(section.consent),
      }));
    }),
  ),
);

const person = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "4175550123" };
const vehicle = { make: "Kia", model: "Soul", year: "2019", price: "9000", mileage: "60000" };

function sentLead(values: Record<string, string>) {
  const parsed = parseLead(leadBodyFromForm({ ...person, ...vehicle, message: "Hello", ...values }));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
}

it.each(FORMS)("$locale $page $kind shows and records its own text", ({ locale, page, kind, says }) => {
  const shown = shownConsent({ kind, page }, locale, "north");
  expect(shown.text).toBe(says);
  expect(linksOf(shown.markup)).toContain(PRIVACY[locale]);
  const lead = sentLead({ kind, locale, page: localPath(locale, page), consent: shown.version });
  expect(consentOf(lead, "north")).toEqual({ version: shown.version, granted: true, text: says });
});

it("financing forms have different texts on different pages", () => {
  const texts = FORMS.filter(({ kind, locale }) => kind === "APPLY_FINANCING" && locale === "en");
  expect(texts.length).toBeGreaterThanOrEqual(3);
  expect(new Set(texts.map(({ says }) => says)).size).toBe(texts.length);
});

describe.each(LOCALES)("in %s", (locale) => {
  it.each(LEAD_KINDS)("%s has a text without a page, with a link to the privacy policy", (kind) => {
    const { markup, text } = shownConsent({ kind, page: null }, locale, "north");
    expect(linksOf(markup)).toContain(PRIVACY[locale]);
    expect(text).not.toMatch(/[<>[\]{}]/);
    expect(text).toContain("Larkspur Mitsubishi");
  });
});

describe("consentOf", () => {
  const [page, other] = ["/auto-financing/apply-for-financing", "/auto-financing/full-credit-application"];
  const kind = "APPLY_FINANCING";
  const of = (values: Record<string, string>) =>
    consentOf(sentLead({ kind, locale: "en", ...values }), "north");

  it("finds the text by its version when the page is another or unknown", () => {
    const { version, text } = shownConsent({ kind, page: other }, "en", "north");
    for (const sent of [page, "/nowhere", "https://example.com/a", "https://["]) {
      expect(of({ page: sent, consent: version })).toEqual({ version, granted: true, text });
    }
  });

  it("reads the page of a whole address", () => {
    const lead = sentLead({ kind, locale: "es", page: `https://example.com/es${other}` });
    const { version, text } = shownConsent({ kind, page: other }, "es", "north");
    expect(consentOf({ ...lead, consent: { version: null, granted: true } }, "north")).toEqual({
      version,
      granted: true,
      text,
    });
  });

  it("keeps only the version of a text that no form has any more", () => {
    expect(of({ page, consent: "0123456789ab" })).toEqual({
      version: "0123456789ab",
      granted: true,
      text: "",
    });
  });

  it("is null when no text was shown", () => {
    expect(of({ page })).toBeNull();
  });
});
