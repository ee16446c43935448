import type { Section } from "@forecourt/dealership/content";
import {
  AMP_SENT_PATH,
  AUTHORS_PATH,
  CONTACT_PATH,
  CONTACT_SENT_PATH,
  LISTING_PATH,
  MY_DETAILS_DELETED_PATH,
  MY_DETAILS_FORGOTTEN_PATH,
  MY_DETAILS_PATH,
  MY_DETAILS_PROOF_PATH,
  MY_DETAILS_SENT_PATH,
  MY_TERMS_PATH,
  PRIVACY_CHOICES_PATH,
  SAVED_PATH,
  segmentBelow,
  TEAM_PATH,
  UNLOCK_GRANTED_PATH,
  UNLOCK_PATH,
  UNLOCK_VERIFY_PATH,
  WATCH_CONFIRM_PATH,
  WATCH_CONFIRMED_PATH,
  WATCH_OVER_PATH,
  WATCH_PATH,
  WATCH_SENT_PATH,
  WATCH_STOP_PATH,
  WATCH_STOPPED_PATH,
  YOUR_VEHICLE_PATH,
} from "#shared/addresses/public-paths.ts";
import { VEHICLE_FORMS } from "#shared/lead-form/vehicle-forms.ts";
import { dealership, settingsFor } from "../settings/dealership.ts";
import type { TokenPurpose } from "../tokens/signed-token.ts";
import { LONGEST_ENTRY } from "../trade-in/sealed-entry.ts";
import { pageLayout } from "./page-layout.ts";
import { siteContent } from "./site-content.ts";

/** The internal page of a fixed address and the parameters that it reads. */
export type TableEntry = {
  page: string;
  params?: readonly string[];
  /** For one visitor: always, or with one of these parameters. */
  personal?: boolean | readonly string[];
  /** It has a form, which is filled in for a known visitor. */
  hasForm?: boolean;
  /** The longest value of a parameter; by default that of its kind of page. */
  longest?: number;
  /** Its content comes by scripts, or they store something: they do not wait for intent. */
  scripts?: "at-once";
  /** The status of the page; 200 by default. */
  status?: number;
  /** It needs a `token` of this purpose: a forged one is 400, an old one 410. */
  token?: TokenPurpose;
};

/** Pages with their own components; all others are content pages (docs/decisions/0014-content-files.md). */
const OWN_PAGES: Readonly<Record<string, TableEntry>> = {
  [CONTACT_PATH]: {
    page: "contact",
    params: ["about", "vin", "person", "terms", "valuation"],
    personal: ["valuation"],
    hasForm: true,
  },
  [CONTACT_SENT_PATH]: { page: "contact/sent", personal: true },
  [AMP_SENT_PATH]: { page: "contact/sent", personal: true },
  [SAVED_PATH]: { page: "saved", scripts: "at-once" },
  [MY_TERMS_PATH]: {
    page: "minimal/my-terms",
    params: ["step", "vin", "next", "terms", "answers", "verify", "notice", "change"],
    personal: true,
    // The last step stores the terms, also when the first tap follows a link.
    scripts: "at-once",
  },
  [UNLOCK_PATH]: {
    page: "unlock",
    params: ["vin", "gate", "next", "change"],
    personal: ["change"],
    hasForm: true,
  },
  [UNLOCK_VERIFY_PATH]: { page: "unlock/verify", params: ["vin", "next", "notice"], personal: true },
  [PRIVACY_CHOICES_PATH]: { page: "privacy-choices", params: ["saved"], personal: true },
  [MY_DETAILS_PATH]: { page: "my-details", personal: true },
  [MY_DETAILS_FORGOTTEN_PATH]: { page: "my-details/forgotten", personal: true },
  [UNLOCK_GRANTED_PATH]: { page: "unlock/granted", params: ["vin", "next"], personal: true },
  [WATCH_PATH]: { page: "watch", params: ["vin", "search"], personal: true },
  [WATCH_SENT_PATH]: { page: "watch/sent", personal: true },
  [WATCH_CONFIRM_PATH]: { page: "watch/confirm", params: ["token"], personal: true, token: "watch-confirm" },
  [WATCH_CONFIRMED_PATH]: { page: "watch/confirmed", personal: true },
  [WATCH_STOP_PATH]: { page: "watch/stop", params: ["token"], personal: true, token: "watch-stop" },
  [WATCH_STOPPED_PATH]: { page: "watch/stopped", personal: true },
  [WATCH_OVER_PATH]: { page: "watch/over", personal: true, status: 410 },
  [MY_DETAILS_SENT_PATH]: { page: "my-details/sent", personal: true },
  [MY_DETAILS_PROOF_PATH]: {
    page: "my-details/proof",
    params: ["token"],
    personal: true,
    token: "my-details",
  },
  [MY_DETAILS_DELETED_PATH]: { page: "my-details/deleted", personal: true },
};

/** The valuation of a shopper's vehicle. */
const YOUR_VEHICLE_PAGE: TableEntry = {
  page: "minimal/your-vehicle",
  params: ["step", "by", "vin", "terms", "answers"],
  personal: true,
  longest: LONGEST_ENTRY,
  // The browser knows earlier answers, which the step needs.
  scripts: "at-once",
};

/** Content with the address of a listing is shown below its vehicles. */
const LISTING = new RegExp(`^/((new|used|certified)-)?${LISTING_PATH.slice(1)}(/|$)`);

/** The page at a fixed address, for visitors of a store; undefined when there is none. */
export function tableEntry(path: string, storeId: string): TableEntry | undefined {
  if (Object.hasOwn(OWN_PAGES, path)) return OWN_PAGES[path];
  // A dealership without online offers has a form there, which is content.
  if (path === YOUR_VEHICLE_PATH && settingsFor(storeId).tradeIn) return YOUR_VEHICLE_PAGE;
  const { content } = siteContent("en", storeId);
  const page = Object.hasOwn(content.pages, path) && !LISTING.test(path) ? content.pages[path] : undefined;
  if (page) {
    const route = page.sections.some(hasControls) ? "form-content" : "content";
    const internal = path === "/" ? route : `${route}${path}`;
    const minimal = pageLayout(page, storeId) === "minimal";
    return { page: minimal ? `minimal/${internal}` : internal, ...paramsOf(page.sections) };
  }
  if (Object.hasOwn(content.articles, path)) return { page: `article${path}` };
  if (Object.hasOwn(content.articleCategories, path)) return { page: `article-category${path}` };
  return slugEntry(path, content.authors);
}

/** Author and staff pages. */
function slugEntry(path: string, authors: Readonly<Record<string, unknown>>): TableEntry | undefined {
  const author = segmentBelow(AUTHORS_PATH, path);
  if (author !== null) return Object.hasOwn(authors, author) ? { page: `author/${author}` } : undefined;
  const member = segmentBelow(TEAM_PATH, path);
  return dealership.staff.some(({ slug }) => slug === member) ? { page: `staff/${member}` } : undefined;
}

/** Fields of the payment calculators, which forms without scripts send as parameters. */
const CALCULATOR_PARAMS = ["price", "method", "down", "equity", "score", "term", "lease-term", "miles"];

/** The search parameters that sections read: the search query, the vehicle of a form, a form sent, a calculator. */
function paramsOf(sections: readonly Section[]): Pick<TableEntry, "params" | "personal" | "hasForm"> {
  const has = (reads: (section: Section) => boolean, params: readonly string[]) =>
    sections.some(reads) ? params : [];
  const params = [
    ...has(({ kind }) => kind === "article-search", ["q"]),
    ...has((section) => section.kind === "lead-form" && VEHICLE_FORMS.includes(section.form), ["vin"]),
    ...has(({ kind }) => kind === "credit-application", ["vin", "terms"]),
    ...has(({ kind }) => kind === "lead-form", ["sent", "terms"]),
    ...has((section) => section.kind === "lead-form" && section.result !== null, ["answers"]),
    ...has(hasCalculator, CALCULATOR_PARAMS),
  ];
  return params.includes("sent") ? { params, personal: ["sent", "answers"], hasForm: true } : { params };
}

/** Whether a section brings scripts of a form or calculator, which other pages do not load. */
function hasControls(section: Section): boolean {
  return section.kind === "lead-form" || section.kind === "credit-application" || hasCalculator(section);
}

function hasCalculator(section: Section): boolean {
  if (section.kind === "page-hero") return section.side?.kind === "calculator";
  return section.kind === "lead-form" && section.aside?.kind === "calculator";
}
