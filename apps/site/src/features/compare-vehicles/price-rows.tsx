import { formatPaymentTerms } from "@forecourt/finance";
import { formatMoney } from "@forecourt/money";
import type { ComparedRow, ComparedValue } from "@forecourt/ui/compare-table";
import { Link } from "@forecourt/ui/link";
import type { Cents } from "@forecourt/units";
import { estimatedPaymentTexts } from "#content/payment/estimated-payment.tsx";
import { UnlockLink } from "#content/unlock-link/unlock-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { comparePath } from "#shared/addresses/compare-path.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { unlockPath } from "#shared/addresses/public-paths.ts";
import { bestValues } from "./best-values.ts";

/**
 * Price, payment and total of payments, as on the vehicles' pages. While a lower price is locked nothing is marked: the
 * shown price is not the one to compare.
 */
export function priceRows(vehicles: readonly VisibleVehicle[], context: PageContext): ComparedRow[] {
  const { locale, settings } = context;
  const t = translator(locale, "compare");
  const prices = vehicles.map((vehicle) => headlinePrice(vehicle, settings));
  const payments = vehicles.map((vehicle) => paymentFor(vehicle, context.terms, settings));
  const isRanked = !vehicles.some(({ priceLocked }) => priceLocked);
  const row = (
    label: string,
    amounts: readonly (number | null)[],
    note: (column: number) => ComparedValue["note"],
  ): ComparedRow => {
    const lowest = isRanked ? bestValues(amounts, "lowest") : [];
    const amountOf = (cents: Cents, column: number): ComparedValue => ({
      text: formatMoney(cents, locale, { cents: "never" }),
      note: note(column),
      mark: lowest.includes(column) ? t("lowest") : undefined,
    });
    return {
      label,
      values: amounts.map((cents, column) => (cents === null ? null : amountOf(cents as Cents, column))),
    };
  };
  const termsOf = (column: number) => {
    const payment = payments[column];
    return payment && estimatedPaymentTexts(payment, context).terms;
  };
  const months = payments.find((payment) => payment)?.months ?? 0;
  return [
    row(t("row.price"), prices, (column) => (
      <PriceNote vehicle={vehicles[column]!} {...{ vehicles, context }} />
    )),
    row(
      t("row.payment"),
      payments.map((payment) => payment?.payment ?? null),
      termsOf,
    ),
    row(
      t("row.total", { months }),
      payments.map((payment) => payment?.totalOfPayments ?? null),
      () => undefined,
    ),
  ];
}

type PriceNoteProps = { vehicle: VisibleVehicle; vehicles: readonly VisibleVehicle[]; context: PageContext };

/** While the price is locked: that it is the retail price, and the link that unlocks the lower one. */
function PriceNote({ vehicle, vehicles, context: { locale, storeId, terms } }: PriceNoteProps) {
  if (!vehicle.priceLocked) return null;
  const { lockedPrice } = siteContent(locale, storeId).content.listing;
  const next = localPath(
    locale,
    comparePath(
      vehicles.map(({ vin }) => vin),
      terms && formatPaymentTerms(terms),
    ),
  );
  return (
    <>
      {translator(locale, "vehicle")("retailInclFees")}.{" "}
      <Link as={UnlockLink} href={localPath(locale, unlockPath({ vin: vehicle.vin, next }))}>
        {lockedPrice.button}
      </Link>
    </>
  );
}
