import { formatPaymentTerms, snapPaymentTerms } from "@forecourt/finance";
import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { localPath } from "#shared/addresses/local-path.ts";
import { outTheDoorPath } from "#shared/addresses/out-the-door-path.ts";
import type { Estimated } from "./estimated.ts";
import { defaultChoices } from "./payment-choices.ts";
import type { FigureProps } from "./payment-figures.tsx";

type SheetLinkFigureProps = {
  vin: string;
  /** The store's, until the buyer gives theirs; null when its charges are unknown. */
  zip: string | null;
  label: string;
};

/** The link to the out-the-door sheet by the loan of the calculator, so that both show one payment. */
export function SheetLinkFigure({ estimated, vin, zip, label }: FigureProps<SheetLinkFigureProps>) {
  const href = localPath(estimated.locale, outTheDoorPath(vin, { terms: sheetTerms(estimated), zip }));
  return (
    <Link as={RouterLink} href={href} rel="nofollow">
      {label}
    </Link>
  );
}

/** The terms of the chosen loan as in addresses; the page's own for untouched fields and for a lease. */
export function sheetTerms({ choices, deal }: Pick<Estimated, "choices" | "deal">): string | null {
  const { cashDown, tradeEquity, creditScore, months } = defaultChoices(deal);
  const isUntouched =
    choices.cashDown === cashDown &&
    choices.tradeEquity === tradeEquity &&
    choices.creditScore === creditScore &&
    choices.months === months;
  if (choices.method === "lease" || isUntouched) return deal.terms && formatPaymentTerms(deal.terms);
  return formatPaymentTerms(snapPaymentTerms(choices, deal.settings));
}
