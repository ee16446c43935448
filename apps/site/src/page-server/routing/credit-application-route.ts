import { takesApplications } from "#server/lender/lender-key.ts";
import { CREDIT_APPLICATION_PATH } from "#shared/addresses/public-paths.ts";
import { type PageAnswer, pageAnswer, pick, withQuery } from "./page-route.ts";
import type { Variant } from "./variant.ts";

/**
 * The route of a step of the credit application, or of its confirmation; null without either parameter, and where no
 * lender takes applications: the address is then the content page.
 *
 * @example creditApplicationRoute("/auto-financing/full-credit-application", new URLSearchParams("step=2"), variant)
 */
export function creditApplicationRoute(
  path: string,
  params: URLSearchParams,
  variant: Variant,
): PageAnswer | null {
  if (path !== CREDIT_APPLICATION_PATH) return null;
  const name = params.has("sent") ? "sent" : params.has("step") ? "apply" : null;
  if (name === null || !takesApplications()) return null;
  const own = pick(params, name === "sent" ? ["sent"] : ["step", "vin", "terms"]);
  return {
    ...pageAnswer(variant, `minimal/credit-application/${name}`, own, withQuery(path, own)),
    personal: true,
    // What is typed before the scripts run would otherwise have to be posted as a form.
    scripts: "at-once",
  };
}
