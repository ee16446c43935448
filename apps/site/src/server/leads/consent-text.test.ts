import { parseRichText } from "@forecourt/dealership/content";
import { LEAD_KINDS, type LeadKind } from "@forecourt/leads/forms";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentSource, setContentSource } from "../content/content-source.ts";
import { shownConsent } from "./consent-text.ts";

const linksOf = (markup: string) =>
  parseRichText(markup).flatMap((part) => (part.type === "link" ? [part.href] : []));

describe.each([
  ["en", "/legal/privacy-policy"],
  ["es", "/es/legal/privacy-policy"],
] as const)("in %s", (locale, privacy) => {
  it.each(LEAD_KINDS)("%s links to the privacy policy in the page's language", (kind) => {
    const { markup, text } = shownConsent(kind, locale, "north");
    expect(linksOf(markup)).toContain(privacy);
    expect(text).not.toMatch(/[<>[\]{}]/);
  });
});

it("has the dealership's name unless the page has its own text", () => {
  expect(shownConsent("SCHEDULE_TEST_DRIVE", "en", "north").text).toMatch(
    /^By sending this you agree to our Privacy Policy and that Larkspur Mitsubishi may call/,
  );
  expect(shownConsent("SCHEDULE_TEST_DRIVE", "es", "north").text).toMatch(
    /^Al enviar este formulario, usted acepta nuestra Política de privacidad y que Larkspur Mitsubishi/,
  );
});

it("has a different version for each text", () => {
  const version = (locale: "en" | "es", kind: LeadKind) => shownConsent(kind, locale, "north").version;
  expect(version("en", "CONTACT_PARTS")).toBe(version("en", "CONTACT_SERVICE"));
  expect(version("en", "CONTACT_PARTS")).not.toBe(version("es", "CONTACT_PARTS"));
  expect(version("en", "CONTACT_PARTS")).not.toBe(version("en", "UNLOCK_PRICE"));
});

describe("a form of a content page", () => {
  const source = contentSource();
  const page = source.en.pages["/"]!;
  const form = {
    kind: "lead-form",
    id: "form",
    form: "CAREERS",
    consent: "We read it. See our [policy](/legal/privacy-policy), {dealership}.",
  } as unknown as (typeof page.sections)[number];

  beforeAll(() => {
    const content = { ...source.en, pages: { "/our-company/careers": { ...page, sections: [form] } } };
    setContentSource({ en: content, es: content });
  });
  afterAll(() => setContentSource(source));

  it("records the consent text of the page", () => {
    expect(shownConsent("CAREERS", "en", "north").text).toBe(
      "We read it. See our policy, Larkspur Mitsubishi.",
    );
    expect(linksOf(shownConsent("CAREERS", "es", "north").markup)).toEqual(["/es/legal/privacy-policy"]);
    expect(shownConsent("SERVICE", "en", "north").text).toMatch(/^By sending this/);
  });
});
