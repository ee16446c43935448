import "server-only";
import {
  CONFIRM_SECONDS,
  hashEmail,
  requestWatch,
  type ShopperMessage,
  seal,
  type WatchContent,
  type WatchRequestResult,
  type WatchSubject,
  watchId,
} from "@forecourt/database";
import { siteEnv } from "#env.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { sealedEmail } from "../emails/sealed-email.ts";
import { networkLimits } from "../http/network-limits.ts";
import { siteState } from "../site-state.ts";
import { confirmPath, oneClickPath, stopPath } from "./watch-links.ts";

export type ShopperWatch = {
  email: string;
  subject: WatchSubject;
  /** What is watched, in the shopper's language. */
  label: string;
  /** The path of its page without the language. */
  page: string;
  locale: Locale;
  storeId: string;
  network: string;
  now: Date;
};

/**
 * Stores a watch, sealed for the worker, with the email that asks to confirm it (docs/product/watches.md).
 */
export async function acceptWatch(shopper: ShopperWatch): Promise<WatchRequestResult> {
  const { email, subject, label, locale, storeId, network, now } = shopper;
  const { SITE_SECRET, WORKER_PUBLIC_KEY, LEAD_RATE_LIMIT } = siteEnv();
  const emailKey = hashEmail(SITE_SECRET, email);
  const id = watchId(emailKey, subject);
  const page = localPath(locale, shopper.page);
  const content: WatchContent = {
    email,
    page,
    folder: localPath(locale, "/").replace(/\/$/, ""),
    stop: stopPath({ watchId: id }, locale),
    stopAll: stopPath({ emailKey }, locale),
    oneClick: oneClickPath({ emailKey }),
  };
  const confirmation: ShopperMessage = {
    kind: "watch-confirmation",
    to: email,
    locale,
    subject: subject.vin === undefined ? "matches" : "price",
    name: label,
    page,
    confirm: confirmPath(id, locale, new Date(now.getTime() + CONFIRM_SECONDS * 1000)),
  };
  return requestWatch(siteState().database, {
    id,
    emailKey,
    subject,
    sealed: await seal(WORKER_PUBLIC_KEY, JSON.stringify(content), id),
    storeId,
    locale,
    label,
    confirmation: await sealedEmail(confirmation),
    limits: networkLimits("watch", network, LEAD_RATE_LIMIT),
  });
}
