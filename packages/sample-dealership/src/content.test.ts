import { baseSettings, resolveSettings, sampleLegalMarks } from "@forecourt/dealership";
import {
  fillTokens,
  offerFacts,
  PAGE_FACTS,
  type SiteContent,
  settingsFacts,
  tokensIn,
} from "@forecourt/dealership/content";
import { describeContentError, readContent } from "@forecourt/dealership/content-files";
import { createVocabulary, parseListing } from "@forecourt/inventory";
import { offerFigures } from "@forecourt/offers";
import { describe, expect, test } from "vitest";
import { claims } from "./claims.ts";
import { readContentFiles } from "./files.ts";
import { offers } from "./offers.ts";
import { reviews } from "./reviews.ts";
import { settings } from "./settings.ts";
import { staff } from "./staff.ts";

const config = resolveSettings(baseSettings, settings);
const read = readContent(readContentFiles(), ["en", "es"]);
if (!read.ok) throw new Error(read.errors.map(describeContentError).join("\n"));
const languages = read.value;
const { en, es } = languages;

function texts(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(texts);
}

/** Tells whether a text contains a figure that is not part of a longer one. */
function named(text: string, figure: string): boolean {
  const end = text.indexOf(figure) + figure.length;
  return text.includes(figure) && !/^[.,]?\d/.test(text.slice(end));
}

/** Splits content into the parts that are displayed together: each page, and each separate part. */
function readTogether({ pages, articles, ...parts }: SiteContent): Record<string, unknown> {
  return { ...pages, ...articles, ...parts };
}

describe.each(Object.entries(languages))("content in %s", (language, content) => {
  const facts = settingsFacts(config, language as "en" | "es");

  test("uses only existing facts", () => {
    const offerNames = offers.flatMap((offer) =>
      Object.keys(offerFacts(offerFigures(offer), { endsOn: "2026-11-30" }, "en")),
    );
    const ofOffers = ["startDate", "endDate"];
    const known = new Set([...Object.keys(facts), ...PAGE_FACTS, ...offerNames, ...ofOffers]);
    expect(tokensIn(content).filter((name) => !known.has(name))).toEqual([]);
  });

  test("has no conflicting claims on one page", () => {
    for (const [name, part] of Object.entries(readTogether(content))) {
      const groups = tokensIn(part)
        .map((token) => /^(?:claim|disclaimer)\.(\w+)$/.exec(token)?.[1])
        .filter((id, index, ids) => id !== undefined && ids.indexOf(id) === index)
        .map((id) => config.claims[id!]?.exclusiveGroup)
        .filter((group) => group !== undefined);
      expect(groups, name).toEqual([...new Set(groups)]);
    }
  });

  test("says in the pre-approval page's metadata that it takes under 60 seconds", () => {
    const { seo } = content.pages["/auto-financing/apply-for-financing"]!;
    expect(fillTokens(seo.description, facts)).toMatch(
      /^Pre-?(approval in under|aprobación en menos de) 60 /i,
    );
  });

  test("hard-codes no fee, claim or phone number", () => {
    const figures = [
      facts["documentaryFee"],
      facts["usedVehicleFees"],
      facts["phone"],
      "85,000 m",
      "150-point",
    ];
    // Offers have their own figures, which are checked against the offer.
    const { dataTranslations: _, ...rest } = content;
    const written = texts(rest).filter((text) => figures.some((figure) => named(text, figure!)));
    expect(written).toEqual([]);
  });

  test("the footer leads to the help center and the guides", () => {
    const hrefs = config.menus.footer.map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(["/help-center", "/shopping-guides"]));
  });

  test("links to vehicles below the warranty's limit of miles", () => {
    const links = JSON.stringify(content).match(/mileage=null,\d+/g) ?? [];
    const limit = config.claims["lifetimeWarrantyMiles"]!.value;
    expect(new Set(links)).toEqual(new Set([`mileage=null,${limit - 1}`]));
  });

  test("uses typographic quotes, ellipses and dashes", () => {
    const words = [...texts(content), ...Object.values(facts)];
    expect(words.filter((text) => /['"]|\.\.\.| - /.test(text))).toEqual([]);
  });

  test("has no empty or unfilled text after filling tokens", () => {
    const page = Object.fromEntries(PAGE_FACTS.map((name) => [name, "x"]));
    const offer = offerFacts(offerFigures(offers[0]!), { endsOn: "2026-11-30" }, "en");
    const days = { startDate: "November 1", endDate: "November 30" };
    const filled = texts(fillTokens(content, { ...facts, ...page, ...offer, ...days }));
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

  test("no promotion on its own page leads to that page without a section", () => {
    for (const [path, { sections }] of Object.entries(en.pages)) {
      const shown = sections.flatMap((section) =>
        section.kind === "promotion" ? en.promotions.filter(({ id }) => id === section.promotionId) : [],
      );
      const targets = shown.flatMap(({ url, secondaryLink }) => [url, secondaryLink?.href ?? ""]);
      expect(targets, path).not.toContain(path);
    }
  });

  test("there are links to lists", () => {
    expect(listings.length).toBeGreaterThan(8);
  });
});

describe("references", () => {
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
    for (const { id } of en.offerPresentations) expect(ids).toContain(id);
  });

  test("every menu entry has a label, and every label an entry", () => {
    const { header, footer, legal } = config.menus;
    const ids = [...header, ...footer].flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    expect(Object.keys(en.menus).sort()).toEqual([...new Set([...ids, ...legal.map(({ id }) => id)])].sort());
  });
});

describe("Spanish", () => {
  /** Names, and texts that are the same in both languages. */
  const same = /^(Global Privacy Control|West Park|Not actual mileage|.*(Black|Trail) Edition)$/;
  const NOT_READ = new Set("id key kind icon href url name author staffSlug model_label".split(" "));

  function untranslated(base: unknown, translated: unknown, key = ""): string[] {
    if (typeof base === "string") {
      const words = base.replace(/\{[\w.]+\}/g, "");
      const isText = /[a-z]{3,} [a-z]{2,}/i.test(words) && !NOT_READ.has(key) && !same.test(base);
      return isText && base === translated ? [base] : [];
    }
    if (typeof base !== "object" || base === null) return [];
    const other = (translated ?? {}) as Record<string, unknown>;
    return Object.entries(base).flatMap(([name, value]) => untranslated(value, other[name], name));
  }

  test("translates every English text", () => {
    expect(untranslated({ ...en, dataTranslations: null }, es)).toEqual([]);
  });

  test("translates all data", () => {
    const { dataTranslations } = es;
    expect(Object.keys(dataTranslations.offers).sort()).toEqual(offers.map(({ id }) => id).sort());
    expect(Object.keys(dataTranslations.staff).sort()).toEqual(staff.map(({ slug }) => slug).sort());
    expect(Object.keys(dataTranslations.reviews).sort()).toEqual(reviews.map(({ id }) => id).sort());
    expect(Object.keys(dataTranslations.stores).sort()).toEqual(config.stores.map(({ id }) => id).sort());
  });

  /** Word-for-word translations, and words that shoppers of the Southwest do not use. */
  const CALQUES = [
    /\btoman? (menos|más|unos|unas|\S+ (minutos|horas|días|años))\b/i,
    /^toma$/i,
    /\b(autos? )?familiar(es)?$/i,
    /\bworker\b/i,
    // The year is after the model.
    /\b20\d\d (Mitsubishi|Outlander|Eclipse Cross|Mirage|Ford|Honda|Toyota|Chevrolet|Nissan)\b/,
  ];

  test("uses no calques from English", () => {
    const found = texts(es).filter((text) => CALQUES.some((calque) => calque.test(text)));
    expect(found).toEqual([]);
  });

  test("uses only the figures of the same offer", () => {
    const money = (text: string) => (text.match(/\$[\d,.]*\d|\d+(?:\.\d+)?%/g) ?? []).sort();
    for (const offer of offers) {
      const words = es.dataTranslations.offers[offer.id]!;
      expect(money(words.name), offer.id).toEqual(money(offer.name));
      expect(money(words.description), offer.id).toEqual(money(offer.description));
      expect(money(words.disclaimer), offer.id).toEqual(money(offer.disclaimer));
    }
  });
});

describe("financing pages", () => {
  const pages = Object.entries(en.pages).filter(([path]) => path.startsWith("/auto-financing"));
  const sections = pages.flatMap(([path, page]) => page.sections.map((section) => ({ path, section })));

  test("only the overview and the page for low scores have the calculator", () => {
    const calculators = sections.filter(({ section }) =>
      JSON.stringify(section).includes('"kind":"calculator"'),
    );
    expect(calculators.map(({ path }) => path).sort()).toEqual([
      "/auto-financing",
      "/auto-financing/bad-credit-auto-financing",
    ]);
  });

  test("the calculator of the page for low scores starts at a low score, in both languages", () => {
    for (const content of [en, es]) {
      const { sections } = content.pages["/auto-financing/bad-credit-auto-financing"]!;
      expect(JSON.stringify(sections)).toContain('{"kind":"calculator","creditScore":560}');
    }
  });

  test("each has its own hero picture and title", () => {
    const heroes = sections.flatMap(({ section }) => (section.kind === "page-hero" ? [section] : []));
    const pictures = heroes.flatMap(({ side }) =>
      side?.kind === "picture" ? [JSON.stringify(side.image)] : [],
    );
    expect(new Set(heroes.map(({ title }) => title)).size).toBe(heroes.length);
    expect(pictures.length).toBeGreaterThan(1);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe("articles", () => {
  const paths = Object.keys(en.articles);

  test("there are at least 24, in both languages", () => {
    expect(paths.length).toBeGreaterThanOrEqual(24);
    expect(Object.keys(es.articles).sort()).toEqual([...paths].sort());
  });

  test("each has a category, an author and related articles", () => {
    for (const [path, article] of Object.entries(en.articles)) {
      expect(Object.keys(en.articleCategories), path).toContain(path.slice(0, path.lastIndexOf("/")));
      expect(Object.keys(en.authors), path).toContain(article.author);
      expect(article.related.length, path).toBeGreaterThanOrEqual(2);
      for (const related of article.related) expect(paths, `${path} leads to ${related}`).toContain(related);
      expect(article.related, path).not.toContain(path);
      expect(article.published <= article.updated, path).toBe(true);
    }
  });

  test("each has a picture, and each category a next step", () => {
    for (const [path, { image }] of Object.entries(en.articles)) expect(image, path).not.toBeNull();
    for (const [path, category] of Object.entries(en.articleCategories)) {
      expect(category.image, path).not.toBeNull();
      expect(category.nextStep, path).not.toBeNull();
    }
  });

  test("every author is a member of staff", () => {
    for (const { staffSlug } of Object.values(en.authors))
      expect(staff.map(({ slug }) => slug)).toContain(staffSlug);
  });

  test("pages refer to existing articles", () => {
    const named = Object.values(en.pages).flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === "articles" ? section.paths : [])),
    );
    expect(named.length).toBeGreaterThan(3);
    for (const path of named) expect(paths).toContain(path);
  });
});

describe("titles and descriptions", () => {
  test.each(["en", "es"] as const)("are unique in %s", (language) => {
    const { pages, articles, articleCategories } = languages[language];
    const own = [
      ...Object.values(pages).map(({ seo }) => seo),
      ...Object.values(articles),
      ...Object.values(articleCategories),
    ];
    for (const name of ["title", "description"] as const) {
      const said = own.map((one) => one[name]);
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
    }
  });
});

describe("home", () => {
  const home = en.pages["/"]!;

  test.each([
    ["hero", { slides: [{ id: "pre-approval" }, { id: "lifetime-warranty" }, { id: "new-vehicle-offers" }] }],
    ["reviews", { categories: ["Finance"], limit: 9 }],
    [
      "search-or-browse",
      { buttons: [{ href: "/used-cars-for-sale" }, { href: "/special-offers" }, { href: "/my-terms" }] },
    ],
    ["callouts", { items: [{ topic: "financing" }, { topic: "dealer" }, { topic: "service" }] }],
  ])("has the required %s", (kind, expected) => {
    expect(home.sections.find((section) => section.kind === kind)).toMatchObject(expected);
  });
});

test("the six new models have their starting prices", () => {
  expect(en.newModels.map((model) => [model.year, model.model_label, model.starting_price])).toEqual([
    [2025, "Outlander PHEV", 4_044_500],
    [2025, "Outlander", 2_964_500],
    [2025, "Eclipse Cross", 2_654_500],
    [2025, "Outlander Sport", 2_374_500],
    [2024, "Mirage G4", 1_779_500],
    [2024, "Mirage", 1_669_500],
  ]);
});

test("the contact form has six inquiries", () => {
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

test("the not-found page has the required text", () => {
  expect(en.notFound).toMatchObject({
    badge: "404",
    title: "Page not found",
    subtitle: "Sorry, we couldn’t find the page you’re looking for.",
    button: { label: "Go back home", href: "/" },
  });
  expect(en.unlock.granted.title).toBe("Access Granted!");
});

test("every legal page has the mark of the start-up check", () => {
  const legal = Object.entries(en.pages).filter(([path]) => path.startsWith("/legal/"));
  expect(legal.map(([path]) => path)).toContain("/legal/privacy-policy");
  for (const [path, page] of legal) {
    expect(
      texts(page).some((text) => sampleLegalMarks.some((mark) => text.includes(mark))),
      path,
    ).toBe(true);
  }
});

test("states in both languages that the dealership is fictional", () => {
  expect(languages.en.footer.sampleNotice).toContain("invented");
  expect(languages.es.footer.sampleNotice).toContain("inventados");
});

test("Spanish has one word for a used vehicle (docs/glossary.md)", () => {
  expect(
    [...texts(es), ...Object.values(claims).flatMap(texts)].filter((text) => /seminuev/i.test(text)),
  ).toEqual([]);
});
