import {
  MY_TERMS_PATH,
  UNLOCK_GRANTED_PATH,
  UNLOCK_VERIFY_PATH,
  unlockPath,
} from "#shared/addresses/public-paths.ts";
import { type Locale, localPath, readLocale } from "../addresses/local-path.ts";
import { pathWith } from "../addresses/path-with.ts";

/** What an unlock is about. */
type About = {
  vin: string | null | undefined;
  /** The page to continue to, a path of this site. The pricing wizard's has its own steps of the unlock. */
  next: string | null;
};

/** The page after an unlock. The pricing wizard goes on to its own last step; other forms show what is open now. */
export function grantedPage(locale: Locale, { vin, next }: About): string {
  return wizardPage(next, {}) ?? localPath(locale, pathWith(UNLOCK_GRANTED_PATH, { vin, next }));
}

/**
 * The page that asks for the phone's code, with a notice or the problem of a posted code.
 *
 * @example verifyPage("es", { vin: null, next: "/es", notice: "call" }) // "/es/unlock/verify?next=%2Fes&notice=call"
 * @example verifyPage("en", { vin: null, next: "/my-terms?step=6" }) // "/my-terms?step=6&verify=1"
 */
export function verifyPage(
  locale: Locale,
  { vin, next, notice, problem }: About & { notice?: string | null | undefined; problem?: "1" },
): string {
  const params = { notice, problem };
  return (
    wizardPage(next, { verify: "1", ...params }) ??
    localPath(locale, pathWith(UNLOCK_VERIFY_PATH, { vin, next, ...params }))
  );
}

/** The page with the form for the details; `change` starts it with those of the pending unlock. */
export function detailsPage(locale: Locale, { vin, next, change }: About & { change?: "1" }): string {
  return (
    wizardPage(next, { change }) ??
    localPath(locale, unlockPath({ vin: vin ?? null, next, ...(change && { change }) }))
  );
}

/** A page of the pricing wizard with more parameters; null when `next` is another page. */
function wizardPage(next: string | null, params: Parameters<typeof pathWith>[1]): string | null {
  const [address = "", path = ""] = /^([^?#]*)[^#]*/.exec(next ?? "") ?? [];
  if (readLocale(path).path !== MY_TERMS_PATH) return null;
  const more = pathWith("", params).slice(1);
  return [address, more].filter(Boolean).join(address.includes("?") ? "&" : "?");
}
