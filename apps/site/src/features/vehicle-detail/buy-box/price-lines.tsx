import type { PriceBreakdown as Breakdown } from "@forecourt/finance";
import { formatMoney } from "@forecourt/money";
import { PriceBreakdown } from "@forecourt/ui/price-breakdown";
import type { Cents } from "@forecourt/units";
import { translator } from "#server/content/translator.ts";

const LABELS = {
  vehicle: "vehiclePrice",
  documentary: "documentary",
  "thirty-day-drive": "thirty-day-drive",
} as const;

/** The lines of the headline price: the vehicle and each mandatory fee. */
export function PriceLines({ price, locale }: { price: Breakdown; locale: "en" | "es" }) {
  const t = translator(locale, "vehicle");
  const fees = price.lines.reduce((sum, { code, cents }) => (code === "vehicle" ? sum : sum + cents), 0);
  return (
    <PriceBreakdown
      label={
        fees > 0
          ? t("page.breakdown", { amount: formatMoney(fees as Cents, locale) })
          : t("page.breakdownPlain")
      }
      lines={price.lines.map(({ code, cents }) => ({
        label: t(`page.${LABELS[code]}`),
        amount: formatMoney(cents, locale),
      }))}
      total={{ label: t("page.total"), amount: formatMoney(price.total, locale) }}
      excluded={t("page.excluded")}
    />
  );
}
