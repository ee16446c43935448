import { Link } from "@forecourt/ui/link";
import { Panel } from "@forecourt/ui/panel";
import { translator } from "#server/content/translator.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import type { AppointmentPageContent } from "./describe-appointment.ts";

type TradePanelProps = { trade: NonNullable<AppointmentPageContent["trade"]>; locale: Locale };

/** The shopper's own vehicle and its offer, with the link to every line. */
export function TradePanel({ trade: { offer, rows, page }, locale }: TradePanelProps) {
  const t = translator(locale, "appointment");
  return (
    <Panel as="section">
      <h2 className="font-semibold text-lg">{t("trade.title")}</h2>
      {offer ? (
        <p className="mt-2 flex items-baseline justify-between gap-4">
          <span>{t("trade.offer")}</span>
          <span className="font-bold text-2xl tabular-nums">{offer}</span>
        </p>
      ) : (
        <p className="mt-2 text-muted">{t("trade.seen")}</p>
      )}
      <dl className="mt-3 text-control">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        <Link href={page}>{t("trade.lines")}</Link>
      </p>
    </Panel>
  );
}
