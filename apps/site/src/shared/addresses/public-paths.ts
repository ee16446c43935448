import type { Offer } from "@forecourt/offers";
import { pathWith } from "./path-with.ts";

/*
 * Every public path that code names, without the language's folder (`localPath` adds it). Filtered lists and vehicles
 * get theirs from `@forecourt/inventory` (addresses.ts); all other pages are the dealership's content.
 */

export const LISTING_PATH = "/cars-for-sale";
export const COMPANY_PATH = "/our-company";
export const CONTACT_PATH = "/contact-us";
export const CONTACT_SENT_PATH = `${CONTACT_PATH}/sent`;
/** The confirmation's address for forms on AMP pages, by the specification. */
export const AMP_SENT_PATH = "/amp-contact-request-confirmation";
export const UNLOCK_PATH = "/unlock";
export const UNLOCK_VERIFY_PATH = `${UNLOCK_PATH}/verify`;
export const UNLOCK_GRANTED_PATH = `${UNLOCK_PATH}/granted`;
/** The pricing wizard. */
export const MY_TERMS_PATH = "/my-terms";
export const MY_DETAILS_PATH = "/my-details";
export const MY_DETAILS_FORGOTTEN_PATH = `${MY_DETAILS_PATH}/forgotten`;
/** The visitor's cookie choices, also without scripts. */
export const PRIVACY_CHOICES_PATH = "/privacy-choices";
export const SAVED_PATH = "/saved";
/** Watches: the form with `vin` or `search`, and the pages behind the links of emails. */
export const WATCH_PATH = "/watch";
export const WATCH_SENT_PATH = `${WATCH_PATH}/sent`;
export const WATCH_CONFIRM_PATH = `${WATCH_PATH}/confirm`;
export const WATCH_CONFIRMED_PATH = `${WATCH_PATH}/confirmed`;
export const WATCH_STOP_PATH = `${WATCH_PATH}/stop`;
export const WATCH_STOPPED_PATH = `${WATCH_PATH}/stopped`;
export const WATCH_OVER_PATH = `${WATCH_PATH}/over`;
export const MY_DETAILS_SENT_PATH = `${MY_DETAILS_PATH}/sent`;
export const MY_DETAILS_PROOF_PATH = `${MY_DETAILS_PATH}/proof`;
export const MY_DETAILS_DELETED_PATH = `${MY_DETAILS_PATH}/deleted`;
export const TEST_DRIVE_PATH = "/test-drive";
/** An appointment to have one's own vehicle appraised. */
export const APPRAISAL_PATH = "/appraisal";
export const SERVICE_PATH = "/service";
export const SERVICE_SCHEDULE_PATH = `${SERVICE_PATH}/schedule`;
export const OFFERS_PATH = "/special-offers";
export const INCENTIVES_PATH = `${OFFERS_PATH}/current-incentives`;
export const HELP_CENTER_PATH = "/help-center";
export const GUIDES_PATH = "/shopping-guides";
export const GUIDES_FEED_PATH = `${GUIDES_PATH}/rss.xml`;
export const AUTHORS_PATH = `${GUIDES_PATH}/authors`;
export const FINANCING_PATH = "/auto-financing";
export const PRE_APPROVAL_PATH = `${FINANCING_PATH}/apply-for-financing`;
export const CREDIT_APPLICATION_PATH = `${FINANCING_PATH}/full-credit-application`;
export const TRADE_PATH = "/sell-trade-my-car";
/** The valuation of a shopper's vehicle. */
export const YOUR_VEHICLE_PATH = `${TRADE_PATH}/your-vehicle`;
export const TEAM_PATH = "/our-company/meet-our-team";
export const LEGAL_PATH = "/legal";
export const COOKIE_POLICY_PATH = `${LEGAL_PATH}/cookie-policy`;
export const PRIVACY_PATH = `${LEGAL_PATH}/privacy-policy`;

export const ROBOTS_PATH = "/robots.txt";
export const LLMS_PATH = "/llms.txt";
/** Shows the consent banner to browsers without scripts that have not chosen. */
export const CONSENT_STYLES_PATH = "/consent.css";
export const BROWSER_SCRIPTS_PATH = "/scripts";
export const SITEMAP_PATH = "/sitemap.xml";
export const BUILDS_PATH = "/builds";
export const PREVIEW_IMAGES_PATH = "/og";
export const ILLUSTRATIONS_PATH = "/illustrations";
export const FAVICON_PATH = "/favicon.ico";
export const ICON_PATH = "/icon.svg";
export const TOUCH_ICON_PATH = "/apple-touch-icon.png";

export const API_PATH = "/api";
export const HEALTH_API_PATH = `${API_PATH}/health`;
export const STORE_API_PATH = `${API_PATH}/store`;
export const VISITOR_API_PATH = `${API_PATH}/visitor`;
export const FORGET_API_PATH = `${VISITOR_API_PATH}/forget`;
/** Names of the running experiments, for the client of `packages/experiments`. */
export const EXPERIMENTS_API_PATH = `${API_PATH}/statsig/experiments`;
export const PHONE_API_PATH = `${API_PATH}/customer/phoneValidation`;
export const VEHICLE_CARDS_API_PATH = `${API_PATH}/customer/vehicleCards`;
export const TERMS_STEP_API_PATH = `${API_PATH}/customer/termsStep`;
export const TRADE_IN_STEP_API_PATH = `${API_PATH}/customer/tradeInStep`;
export const VIN_API_PATH = `${API_PATH}/v1/vin`;
export const SITEMAP_SOURCES_PATH = `${API_PATH}/___sitemaps___`;
export const OPENAPI_PATH = `${API_PATH}/v1/openapi.json`;
export const WATCHES_API_PATH = `${API_PATH}/v1/watches`;
export const WATCH_CONFIRM_API_PATH = `${WATCHES_API_PATH}/confirm`;
/** Also the address of one-click unsubscribing (RFC 8058). */
export const WATCH_STOP_API_PATH = `${WATCHES_API_PATH}/unsubscribe`;
export const MY_DETAILS_EXPORT_API_PATH = `${API_PATH}/v1/my-details/export`;
export const MY_DETAILS_DELETE_API_PATH = `${API_PATH}/v1/my-details/delete`;
/** To move and to cancel an appointment by its link. */
export const APPOINTMENT_MOVE_API_PATH = `${API_PATH}/v1/appointments/move`;
export const APPOINTMENT_CANCEL_API_PATH = `${API_PATH}/v1/appointments/cancel`;
export const CALENDAR_API_PATH = `${API_PATH}/v1/appointments/calendar.ics`;
/** The inventory's two addresses in the OpenAPI document. */
export const STORE_WEBSITE_API_PATH = `${API_PATH}/v1/stores/{storeId}/website`;
export const GROUP_WEBSITE_API_PATH = `${API_PATH}/v1/store-group/{groupId}/website`;

/** The address to post a store's leads to. */
export function leadsApiPath(storeId: string): string {
  return `${STORE_WEBSITE_API_PATH.replace("{storeId}", storeId)}/leads`;
}

/** The address to book a store's appointments. */
export function appointmentsApiPath(storeId: string): string {
  return `${STORE_WEBSITE_API_PATH.replace("{storeId}", storeId)}/appointments`;
}

/** The end of an address of credit applications. */
export const CREDIT_APPLICATIONS_END = "/credit-applications";

/** The address of a store's credit applications: the lender's key, and to post to. */
export function creditApplicationsApiPath(storeId: string): string {
  return `${STORE_WEBSITE_API_PATH.replace("{storeId}", storeId)}${CREDIT_APPLICATIONS_END}`;
}

/** The address to post a store's watches to. */
export function watchesApiPath(storeId: string): string {
  return `${STORE_WEBSITE_API_PATH.replace("{storeId}", storeId)}/watches`;
}

/** The address to post valuation requests to. */
export function valuationsApiPath(storeId: string): string {
  return `${STORE_WEBSITE_API_PATH.replace("{storeId}", storeId)}/trade-in/valuations`;
}

/** The address to ask for a link to one's details. */
export function myDetailsApiPath(storeId: string): string {
  return `${STORE_WEBSITE_API_PATH.replace("{storeId}", storeId)}/my-details/requests`;
}

/**
 * The form that watches a vehicle's price or a search.
 *
 * @example watchPath({ search: "/used-cars-for-sale/suvs" }) // "/watch?search=%2Fused-cars-for-sale%2Fsuvs"
 */
export function watchPath(subject: { vin?: string; search?: string }): string {
  return pathWith(WATCH_PATH, subject);
}

/** The list of one condition: `/used-cars-for-sale`. */
export function conditionListPath(condition: "new" | "used" | "certified"): string {
  return LISTING_PATH.replace("/", `/${condition}-`);
}

/**
 * The address of the contact form, scrolled to the message.
 *
 * @example messagePath("purchase", vin) // "/contact-us?about=purchase&vin=JA4J4VAR4RZ004417#message"
 */
export function messagePath(about: "purchase" | "trade" | "general", vin?: string): string {
  return `${pathWith(CONTACT_PATH, { about, vin })}#message`;
}

/**
 * The address of the contact form with a message to a staff member.
 *
 * @example personMessagePath("dana-morales", "purchase") // "/contact-us?about=purchase&person=dana-morales#message"
 */
export function personMessagePath(slug: string, about: "purchase" | "service" | "general"): string {
  return `${pathWith(CONTACT_PATH, { about, person: slug })}#message`;
}

/**
 * The address of the unlock form, which returns to `next`.
 *
 * @example unlockPath({ next: "/es/cars-for-sale" }) // "/unlock?next=%2Fes%2Fcars-for-sale"
 */
export function unlockPath(about: {
  vin?: string | null;
  gate?: string | null;
  next?: string | null;
  /** Set to change the details of the pending unlock: the form starts with them. */
  change?: "1";
}) {
  return pathWith(UNLOCK_PATH, about);
}

/** The page of an author. */
export function authorPath(slug: string): string {
  return `${AUTHORS_PATH}/${slug}`;
}

/** The page of a staff member. */
export function memberPath(slug: string): string {
  return `${TEAM_PATH}/${slug}`;
}

/**
 * The path of an offer: dealer and service offers have their own pages; all manufacturer offers share one.
 *
 * @example offerPath({ id: "ofr_oil_change", department: "service" }) // "/special-offers/service/ofr_oil_change"
 */
export function offerPath({ id, department }: Pick<Offer, "id" | "department">): string {
  return department === "sales" ? `${INCENTIVES_PATH}#${id}` : `${OFFERS_PATH}/${department}/${id}`;
}

/**
 * The last segment of a path directly below a folder; otherwise null.
 *
 * @example segmentBelow("/shopping-guides/authors", "/shopping-guides/authors/dana-morales") // "dana-morales"
 */
export function segmentBelow(folder: string, path: string): string | null {
  const rest = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : "";
  return rest === "" || rest.includes("/") ? null : rest;
}
