import { baseSettings, resolveSettings, sampleLegalMarks } from "@forecourt/dealership";
import {
  fillTokens,
  localizeContent,
  offerFacts,
  PAGE_FACTS,
  settingsFacts,
  siteContentSchema,
  tokensIn,
} from "@forecourt/dealership/content";
import { createVocabulary, parseListing } from "@forecourt/inventory";
import { offerFigures } from "@forecourt/offers";
import { describe, expect, test } from "vitest";
import { en } from "../content/en/index.ts";
import { es } from "../content/es/index.ts";
import { offers } from "./offers.ts";
import { settings } from "./settings.ts";
import { staff } from "./staff.ts";

const config = resolveSettings(baseSettings, settings);
const languages = { en, es: localizeContent(en, es) };

function texts(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(texts);
}

/** What is read together: each page, and each part that is shown on its own. */
function readTogether(content: typeof en): Record<string, unknown> {
  const { pages, ...parts } = content;
  return { ...pages, ...parts };
}

describe.each(Object.entries(languages))("content in %s", (language, content) => {
  const facts = settingsFacts(config, language as "en" | "es");

  test("has the shape the site knows", () => {
    expect(siteContentSchema.safeParse(content)).toEqual({ success: true, data: content });
  });

  test("names only facts that exist", () => {
    const offerNames = offers.flatMap((offer) =>
      Object.keys(offerFacts(offerFigures(offer), { endsOn: "2026-11-30" }, "en")),
    );
    const known = new Set([...Object.keys(facts), ...PAGE_FACTS, ...offerNames]);
    expect(tokensIn(content).filter((name) => !known.has(name))).toEqual([]);
  });

  test("never says two conflicting claims on one page", () => {
    for (const [name, part] of Object.entries(readTogether(content))) {
      const groups = tokensIn(part)
        .map((token) => /^(?:claim|disclaimer)\.(\w+)$/.exec(token)?.[1])
        .filter((id, index, ids) => id !== undefined && ids.indexOf(id) === index)
        .map((id) => config.claims[id!]?.exclusiveGroup)
        .filter((group) => group !== undefined);
      expect(groups, name).toEqual([...new Set(groups)]);
    }
  });

  test("writes no fee, claim or phone number as a figure of its own", () => {
    const figures = [
      facts["documentaryFee"],
      facts["usedVehicleFees"],
      facts["phone"],
      "85,000 m",
      "150-point",
    ];
    const written = texts(content).filter((text) => figures.some((figure) => text.includes(figure!)));
    expect(written).toEqual([]);
  });

  test("is set with typographic marks", () => {
    const words = [...texts(content), ...Object.values(facts)];
    expect(words.filter((text) => /['"]|\.\.\.| - /.test(text))).toEqual([]);
  });

  test("has no empty or half-filled text once the facts are in", () => {
    const page = Object.fromEntries(PAGE_FACTS.map((name) => [name, "x"]));
    const offer = offerFacts(offerFigures(offers[0]!), { endsOn: "2026-11-30" }, "en");
    const filled = texts(fillTokens(content, { ...facts, ...page, ...offer }));
    expect(filled.filter((text) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
  });
});

describe("links", () => {
  const vocabulary = createVocabulary({ stores: config.stores.map(({ id, name }) => ({ id, label: name })) });
  const inText = texts(en).flatMap((text) => [...text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, href]) => href!));
  const links = [
    ...texts(en).filter((text) => /^\/\S*$/.test(text)),
    ...inText,
    ...texts(config.menus),
    ...texts(config.stores),
  ];
  const listings = [...new Set(links)].filter((href) => /^\/(\w+-)?cars-for-sale/.test(href));

  test.each(listings)("%s is the canonical address of a list", (href) => {
    const url = new URL(href, "https://larkspur.example");
    const parsed = parseListing(url.pathname, url.searchParams, vocabulary);
    expect(parsed.kind === "listing" ? parsed.url : parsed).toBe(href);
  });

  test("there are lists to check", () => {
    expect(listings.length).toBeGreaterThan(8);
  });
});

describe("what content refers to", () => {
  const sections = Object.values(en.pages).flatMap((page) => page.sections);

  test("staff, promotions and offers exist", () => {
    for (const section of sections) {
      const slug = "staffSlug" in section ? section.staffSlug : null;
      if (slug) expect(staff.map((member) => member.slug)).toContain(slug);
      if (section.kind === "promotion") {
        expect(en.promotions.map(({ id }) => id)).toContain(section.promotionId);
      }
    }
    const slides = sections.flatMap((section) => (section.kind === "hero" ? section.slides : []));
    const named = [
      ...slides.map(({ offerId }) => offerId),
      ...en.newModels.flatMap((model) => model.applicable_offers),
    ];
    const ids = offers.map(({ id }) => id);
    for (const id of named) if (id) expect(ids).toContain(id);
  });

  test("every menu entry has its words, and every word its entry", () => {
    const { header, footer, legal } = config.menus;
    const ids = [...header, ...footer].flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    expect(Object.keys(en.menus).sort()).toEqual([...new Set([...ids, ...legal.map(({ id }) => id)])].sort());
  });
});

describe("home", () => {
  const home = en.pages["/"]!;
  const section = (kind: string) => home.sections.find((one) => one.kind === kind);

  test("has three slides: pre-approval, lifetime warranty, new-vehicle offers", () => {
    expect(section("hero")).toMatchObject({
      slides: [{ id: "pre-approval" }, { id: "lifetime-warranty" }, { id: "new-vehicle-offers" }],
    });
  });

  test("shows nine finance reviews", () => {
    expect(section("reviews")).toMatchObject({ categories: ["Finance"], limit: 9 });
  });

  test("leads to all pre-owned vehicles and special offers", () => {
    expect(section("search-or-browse")).toMatchObject({
      buttons: [{ href: "/used-cars-for-sale" }, { href: "/special-offers" }],
    });
  });

  test("has the financing, dealer and service callouts", () => {
    expect(section("callouts")).toMatchObject({
      items: [{ topic: "financing" }, { topic: "dealer" }, { topic: "service" }],
    });
  });
});

test("the six new models start at their prices", () => {
  expect(en.newModels.map((model) => [model.year, model.model_label, model.starting_price])).toEqual([
    [2025, "Outlander PHEV", 4_044_500],
    [2025, "Outlander", 2_964_500],
    [2025, "Eclipse Cross", 2_654_500],
    [2025, "Outlander Sport", 2_374_500],
    [2024, "Mirage G4", 1_779_500],
    [2024, "Mirage", 1_669_500],
  ]);
});

test("the contact form asks what it is about in six ways", () => {
  const form = en.pages["/contact-us"]!.sections.find((section) => section.kind === "contact-form");
  expect(form).toMatchObject({
    inquiries: [
      { label: "Purchasing a vehicle", kind: "CONTACT_PURCHASE" },
      { label: "Service questions", kind: "CONTACT_SERVICE" },
      { label: "Parts questions", kind: "CONTACT_PARTS" },
      { label: "Billing issues", kind: "CONTACT_BILLING" },
      { label: "Trade appraisal", kind: "CONTACT_TRADE" },
      { label: "General questions", kind: "CONTACT_GENERAL" },
    ],
  });
});

test("the page that is not there says so literally", () => {
  expect(en.notFound).toMatchObject({
    badge: "404",
    title: "Page not found",
    subtitle: "Sorry, we couldn’t find the page you’re looking for.",
    button: { label: "Go back home", href: "/" },
  });
  expect(en.unlock.granted.title).toBe("Access Granted!");
});

test("every legal page carries the mark that the start-up check looks for", () => {
  const legal = Object.entries(en.pages).filter(([path]) => path.startsWith("/legal/"));
  expect(legal.map(([path]) => path)).toContain("/legal/privacy-policy");
  for (const [path, page] of legal) {
    expect(
      texts(page).some((text) => sampleLegalMarks.some((mark) => text.includes(mark))),
      path,
    ).toBe(true);
  }
});

test("says in both languages that the dealership is invented", () => {
  expect(languages.en.footer.sampleNotice).toContain("invented");
  expect(languages.es.footer.sampleNotice).toContain("inventados");
});
