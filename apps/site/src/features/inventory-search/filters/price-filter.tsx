import { SegmentedControl } from "@forecourt/ui/segmented-control";
import { translator } from "#server/content/translator.ts";
import type { Listing } from "../listing.ts";
import { AmountRange } from "./amount-range.tsx";
import { groupName } from "./filter-labels.ts";
import { paymentBasis } from "./payment-basis.ts";
import { rangeKind } from "./range-text.ts";

const MONTHLY = "monthly";

/**
 * The filters of price and monthly payment, one at a time. Both work without scripts, and both can be applied; the
 * monthly one shows first when only it is.
 */
export function PriceFilter({ listing }: { listing: Listing }) {
  const { query, presentation } = listing;
  const t = translator(presentation.locale, "listing");
  const { price, payment } = query.filters;
  const monthly = rangeKind(payment) !== "none" && rangeKind(price) === "none";
  return (
    <div className="group/by pt-4 pb-4.5">
      <SegmentedControl
        legend={groupName("price", presentation)}
        name="price-by"
        formless
        defaultValue={monthly ? MONTHLY : "price"}
        options={[
          { value: "price", label: t("byPrice") },
          { value: MONTHLY, label: t("byMonth") },
        ]}
      />
      <AmountRange
        listing={listing}
        group="price"
        className="mt-2 group-has-[[value=monthly]:checked]/by:hidden"
      />
      <div className="mt-2 not-group-has-[[value=monthly]:checked]/by:hidden">
        <AmountRange listing={listing} group="payment" />
        <p className="mt-2.5 text-caption text-muted">{paymentBasis(listing.context)}</p>
      </div>
    </div>
  );
}
