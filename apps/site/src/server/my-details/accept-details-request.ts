import "server-only";
import { randomUUID } from "node:crypto";
import { DETAILS_SECONDS, type DetailsRequestResult, hashEmail, requestDetails } from "@forecourt/database";
import { siteEnv } from "#env.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { sealValue } from "../cookies/sealed-value.ts";
import { sealedEmail } from "../emails/sealed-email.ts";
import { networkLimits } from "../http/network-limits.ts";
import { siteState } from "../site-state.ts";
import { proofPath } from "./details-links.ts";

/** Separates the address of a request from other sealed values. */
export const ADDRESS_PURPOSE = "details-address";

/**
 * Stores a request for what is held about an address, with the email of its link (docs/product/my-details.md).
 */
export async function acceptDetailsRequest(shopper: {
  email: string;
  locale: Locale;
  storeId: string;
  network: string;
  now: Date;
}): Promise<DetailsRequestResult> {
  const { email, locale, storeId, network, now } = shopper;
  const { SITE_SECRET, LEAD_RATE_LIMIT } = siteEnv();
  const id = randomUUID();
  const proof = proofPath(id, locale, new Date(now.getTime() + DETAILS_SECONDS * 1000));
  return requestDetails(siteState().database, {
    id,
    emailKey: hashEmail(SITE_SECRET, email),
    address: await sealValue(ADDRESS_PURPOSE, email, SITE_SECRET, { seconds: DETAILS_SECONDS }),
    storeId,
    link: await sealedEmail({ kind: "details-link", to: email, locale, proof }),
    notice: await sealedEmail({ kind: "deletion-notice", address: email }),
    limits: networkLimits("details", network, LEAD_RATE_LIMIT),
  });
}
