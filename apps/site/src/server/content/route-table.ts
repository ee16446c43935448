import type { Section } from "@forecourt/dealership/content";
import {
  AMP_SENT_PATH,
  AUTHORS_PATH,
  CONTACT_PATH,
  CONTACT_SENT_PATH,
  LISTING_PATH,
  MY_DETAILS_FORGOTTEN_PATH,
  MY_DETAILS_PATH,
  SAVED_PATH,
  segmentBelow,
  TEAM_PATH,
  UNLOCK_GRANTED_PATH,
  UNLOCK_PATH,
  UNLOCK_VERIFY_PATH,
} from "#shared/addresses/public-paths.ts";
import { VEHICLE_FORMS } from "#shared/lead-form/vehicle-forms.ts";
import { dealership } from "../settings/dealership.ts";
import { pageLayout } from "./page-layout.ts";
import { siteContent } from "./site-content.ts";

/** The internal page of a fixed address and the parameters that it reads. */
export type TableEntry = {
  page: string;
  params?: readonly string[];
  /** For one visitor: always, or with this parameter. */
  personal?: boolean | string;
  /** Its content comes by scripts: they do not wait for intent. */
  scripts?: "at-once";
  /** It has a form, which is filled in for a known visitor. */
  hasForm?: boolean;
};

/** Pages with their own components; all others are content pages (docs/decisions/0014-content-files.md). */
const OWN_PAGES: Readonly<Record<string, TableEntry>> = {
  [CONTACT_PATH]: { page: "contact", params: ["about", "vin", "person"], hasForm: true },
  [CONTACT_SENT_PATH]: { page: "contact/sent", personal: true },
  [AMP_SENT_PATH]: { page: "contact/sent", personal: true },
  [SAVED_PATH]: { page: "saved", scripts: "at-once" },
  [UNLOCK_PATH]: {
    page: "unlock",
    params: ["vin", "gate", "next", "change"],
    personal: "change",
    hasForm: true,
  },
  [UNLOCK_VERIFY_PATH]: { page: "unlock/verify", params: ["vin", "next", "notice"], personal: true },
  [MY_DETAILS_PATH]: { page: "my-details", personal: true },
  [MY_DETAILS_FORGOTTEN_PATH]: { page: "my-details/forgotten", personal: true },
  [UNLOCK_GRANTED_PATH]: { page: "unlock/granted", params: ["vin", "next"], personal: true },
};

/** Content with the address of a listing is shown below its vehicles. */
const LISTING = new RegExp(`^/((new|used|certified)-)?${LISTING_PATH.slice(1)}(/|$)`);

/** The page at a fixed address, for visitors of a store; undefined when there is none. */
export function tableEntry(path: string, storeId: string): TableEntry | undefined {
  if (Object.hasOwn(OWN_PAGES, path)) return OWN_PAGES[path];
  const { content } = siteContent("en", storeId);
  const page = Object.hasOwn(content.pages, path) && !LISTING.test(path) ? content.pages[path] : undefined;
  if (page) {
    const internal = path === "/" ? "content" : `content${path}`;
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
    ...has(({ kind }) => kind === "lead-form", ["sent"]),
    ...has(hasCalculator, CALCULATOR_PARAMS),
  ];
  return params.includes("sent") ? { params, personal: "sent", hasForm: true } : { params };
}

function hasCalculator(section: Section): boolean {
  if (section.kind === "page-hero") return section.side?.kind === "calculator";
  return section.kind === "lead-form" && section.aside?.kind === "calculator";
}
