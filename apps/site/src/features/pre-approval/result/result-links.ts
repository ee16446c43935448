import { formatPaymentTerms } from "@forecourt/finance";
import { parseListing } from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import type { ResultDeal } from "./result-deal.ts";

type About = {
  /** The page's path without the language's folder. */
  path: string;
  deal: ResultDeal;
  /** The parameter with the sealed answers. */
  answers: string | undefined;
  /** The parameter of a sent form. */
  sent: string;
};

/** The links of a result; all but `plain` have the terms. */
export function resultLinks({ path, deal, answers, sent }: About, context: PageContext) {
  const { locale, settings } = context;
  const { vehicle, terms } = deal;
  const text = formatPaymentTerms(terms);
  const here = localPath(locale, path);
  const vin = vehicle?.vin;
  const t = translator(locale, "preApproval");
  const { fullCredit } = settings.profile.autoFinancing;
  return {
    /** The result itself, without terms. */
    plain: pathWith(here, { vin, sent, answers }),
    /** The form with the answers. */
    again: addressWithTerms(pathWith(here, { vin, answers }), text),
    application: fullCredit.startsWith("/")
      ? addressWithTerms(pathWith(localPath(locale, fullCredit), { vin }), text)
      : fullCredit,
    onward: vehicle
      ? { label: t("next.vehicle"), href: vehicleAddress(vehicle, context) }
      : { label: t("next.list"), href: addressWithTerms(localPath(locale, listOf(deal, context)), text) },
  };
}

/** The list of vehicles within the budget, in its canonical address. */
function listOf({ budget, price }: ResultDeal, { vocabulary }: PageContext): string {
  const params = new URLSearchParams(
    budget?.kind === "month"
      ? { payment: `null,${Math.floor(budget.amount / 100)}` }
      : { price: `null,${Math.floor(price.total / 100)}` },
  );
  const found = parseListing(LISTING_PATH, params, vocabulary);
  return found.kind === "not-found" ? LISTING_PATH : found.url;
}
