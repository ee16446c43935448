import { formatMoney } from "@forecourt/money";
import { Icon } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import type { Cents } from "@forecourt/units";
import type { ReactNode } from "react";
import { EstimatedPayment } from "#content/payment/estimated-payment.tsx";
import { paymentWords } from "#content/payment/payment-words.ts";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { EditTerms } from "#content/terms-bar/edit-terms.tsx";
import { barWords } from "#content/terms-bar/terms-bar.tsx";
import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import type { ResultDeal } from "./result-deal.ts";
import { termsCells } from "./terms-cells.ts";

type TermsCardProps = {
  deal: ResultDeal;
  context: PageContext;
  /** The address of the result without terms. */
  plain: string;
  finePrint: string;
  /** Beside the form that changes the terms. */
  changeNote: ReactNode;
};

/** The payment, what it is for, six cells of terms, and the form that changes them. */
export function TermsCard({ deal, context, plain, finePrint, changeNote }: TermsCardProps) {
  const { locale } = context;
  const { vehicle, estimate, terms } = deal;
  const t = translator(locale, "preApproval");
  const words = { ...paymentWords(locale), ...barWords(locale), apply: t("change.apply") };
  const subject = vehicle ? vehicleSubject(vehicle, context) : budgetSubject(deal, context);
  return (
    <Panel as="section" padding="none" raised aria-label={t("form.terms")}>
      <div className="flex gap-6 p-5.5 max-sm:flex-col-reverse sm:items-center sm:justify-between lg:p-7">
        <div className="min-w-0">
          <EstimatedPayment
            estimate={estimate}
            context={context}
            size="xl"
            align="start"
            className="[&_.payment-amount]:text-6xl"
          />
          <p className="mt-4 font-semibold leading-snug">{subject.title}</p>
          <p className="text-control text-muted">{subject.text}</p>
        </div>
        {vehicle ? <Picture vehicle={vehicle} locale={locale} /> : null}
      </div>
      <dl className="grid grid-cols-2 gap-px border-line border-y bg-line sm:grid-cols-3">
        {termsCells(deal, context).map(({ label, value, note }) => (
          <div key={label} className="bg-surface px-5.5 py-4 lg:px-7">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="mt-0.5">
              <span className="font-bold text-xl tabular-nums">{value}</span>
              <span className="mt-0.5 block text-caption text-muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4 p-5.5 lg:px-7">
        <p className="text-muted text-sm">
          <RichText text={finePrint} />
        </p>
        <details className="@container">
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control-line px-5 font-semibold">
            <Icon name="filter" size={18} />
            {t("change.open")}
          </summary>
          <EditTerms plain={plain} terms={terms} context={context} words={words} />
          <div className="pt-2 text-muted text-sm">{changeNote}</div>
        </details>
      </div>
    </Panel>
  );
}

function Picture({ vehicle, locale }: { vehicle: VisibleVehicle; locale: PageContext["locale"] }) {
  const picture = vehiclePicture(vehicle);
  return (
    <VehicleImage
      src={picture.src}
      width={picture.width}
      height={picture.height}
      kind={picture.kind}
      ratio="card"
      priority="eager"
      className="w-full shrink-0 rounded-md sm:w-60"
      alt={pictureDescription(vehicle, picture.kind, locale)}
      caption={picture.kind === "render" ? illustrations.illustrationCaption(locale) : undefined}
    />
  );
}

function vehicleSubject(vehicle: VisibleVehicle, { locale, settings }: PageContext) {
  const store = settings.stores.find(({ id }) => id === vehicle.storeId)?.name;
  const conditions = translator(locale, "vehicle");
  const stock = vehicle.stockNumber
    ? translator(locale, "preApproval")("stock", { stock: vehicle.stockNumber })
    : null;
  return {
    title: fullVehicleName(vehicle, locale),
    text: [conditions(`condition.${vehicle.condition}`), stock, store].filter(Boolean).join(" · "),
  };
}

function budgetSubject({ budget, price, year }: ResultDeal, { locale }: PageContext) {
  const t = translator(locale, "preApproval");
  const money = (cents: Cents) => formatMoney(cents, locale, { cents: "never" });
  const title =
    budget?.kind === "month"
      ? t("budgetMonth", { payment: money(budget.amount), price: money(price.total) })
      : t("budgetPrice", { price: money(price.total) });
  return { title, text: t("budgetYear", { year: String(year) }) };
}
