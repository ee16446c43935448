import type { LeadKind } from "@forecourt/leads/forms";
import { CONTACT_SENT_PATH } from "#shared/addresses/public-paths.ts";
import { type Locale, localPath } from "../addresses/local-path.ts";
import { pathWith } from "../addresses/path-with.ts";
import { addressWithTerms } from "../payment-terms/address-with-terms.ts";
import { grantedPage, verifyPage } from "./unlock-pages.ts";
import type { UnlockStep } from "./unlock-step.ts";

type Onward = {
  /** The language of the form and of the next page. */
  locale: Locale;
  /** The page to continue to, a path of this site. */
  next: string | null;
  /** The vehicle of the form. */
  vin: string | null;
  /** The answers of a pre-approval, whose next page has its terms. */
  preApproval?: PreApprovalParams | null | undefined;
};

/** The parameters of a pre-approval's result: the payment terms, and its other answers, sealed. */
export type PreApprovalParams = { terms: string; answers: string };

/** Forms of content pages, which set their own next page. */
const FORMS_WITH_NEXT: readonly LeadKind[] = [
  "APPLY_FINANCING",
  "CAREERS",
  "SCHEDULE_TEST_DRIVE",
  "SELL_OR_TRADE",
  "SERVICE",
];

/**
 * The page that follows an accepted form, in its language.
 *
 * @example nextPage("CONTACT_PARTS", "none", { locale: "es", next: null, vin: null }) // "/es/contact-us/sent"
 */
export function nextPage(
  kind: LeadKind,
  unlock: UnlockStep,
  { locale, next, vin, preApproval }: Onward,
): string {
  if (preApproval && next) return withAnswers(next, vin, preApproval);
  if (kind !== "UNLOCK_PRICE" && kind !== "UNLOCK_INVENTORY") {
    return (FORMS_WITH_NEXT.includes(kind) && next) || localPath(locale, CONTACT_SENT_PATH);
  }
  const on = { vin, next };
  if (unlock === "granted") return grantedPage(locale, on);
  const notice = unlock === "code-sent" ? null : unlock;
  return verifyPage(locale, { ...on, notice });
}

function withAnswers(next: string, vin: string | null, { terms, answers }: PreApprovalParams): string {
  const { pathname, searchParams, hash } = new URL(next, "http://site");
  const kept = Object.fromEntries(searchParams);
  return addressWithTerms(`${pathWith(pathname, { ...kept, vin, answers })}${hash}`, terms);
}
