import type { Department } from "@forecourt/dealership/content";
import {
  COMPANY_PATH,
  FINANCING_PATH,
  HELP_CENTER_PATH,
  LISTING_PATH,
  OFFERS_PATH,
  PRE_APPROVAL_PATH,
  SERVICE_SCHEDULE_PATH,
  TRADE_PATH,
} from "#shared/addresses/public-paths.ts";

/** The inquiry of the contact form that a message to each department starts with. */
export const DEPARTMENT_INQUIRIES = {
  leadership: "general",
  sales: "purchase",
  finance: "purchase",
  service: "service",
} as const satisfies Record<Department, string>;

/** What a shopper can start online with each department; `pages.start` of the catalogue has the words. */
export const DEPARTMENT_STEPS = {
  leadership: { first: COMPANY_PATH, second: HELP_CENTER_PATH },
  sales: { first: LISTING_PATH, second: TRADE_PATH },
  finance: { first: PRE_APPROVAL_PATH, second: FINANCING_PATH },
  service: { first: SERVICE_SCHEDULE_PATH, second: `${OFFERS_PATH}/service` },
} as const satisfies Record<Department, { first: string; second: string }>;
