import { loanPayment } from "@forecourt/finance";
import { formatMoney, formatPercent } from "@forecourt/money";
import { Section } from "@forecourt/ui/container";
import { opensDialog } from "@forecourt/ui/dialog-commands";
import { Heading } from "@forecourt/ui/text";
import { TextButton } from "@forecourt/ui/text-button";
import type { BasisPoints, Cents, Months } from "@forecourt/units";
import { ContentTable } from "#content/content-table/content-table.tsx";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { creditTierRows } from "../credit-tier-rows.ts";
import type { SectionProps } from "../section-props.ts";
import { ForwardLink } from "../text/forward-link.tsx";

/** The rate of each credit score range, with the payment of an example loan. */
export function RateTiersSection({ section, context }: SectionProps<"rate-tiers">) {
  const { id, title, text, exampleCents, link } = section;
  const t = translator(context.locale, "pages");
  const months = context.settings.finance.financeTerm.default;
  const explainer = `${id}-explainer`;
  return (
    <Section
      id={id}
      className="grid items-center gap-x-18 gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
    >
      <div>
        <Heading level={2}>{title}</Heading>
        {text ? (
          <p className="mt-3 text-muted">
            <RichText text={text} />
          </p>
        ) : null}
        <p className="mt-3 text-subtle text-xs">
          {t("tiersExample", {
            amount: formatMoney(exampleCents as Cents, context.locale, { cents: "never" }),
            months,
          })}
        </p>
        <TextButton {...opensDialog(explainer)} className="mt-1 text-subtle text-xs">
          {siteContent(context.locale, context.storeId).content.paymentExplainer.title}
        </TextButton>
        <PaymentExplainerDialog context={context} id={explainer} />
        {link ? (
          <p className="mt-5">
            <ForwardLink link={link} />
          </p>
        ) : null}
      </div>
      <ContentTable
        label={title}
        columns={[t("tierScore"), t("tierAdded"), t("tierApr"), t("tierPayment")]}
        rows={tierRows(exampleCents as Cents, months as Months, context)}
      />
    </Section>
  );
}

/** The table rows, from the best score down. Without the rule for model years: the example has no vehicle. */
function tierRows(principal: Cents, months: Months, { locale, settings }: PageContext): string[][] {
  const t = translator(locale, "pages");
  return creditTierRows(settings.finance, locale).map(({ label, addBp, added }) => {
    const aprBp = settings.finance.baseAprBp + addBp;
    const payment = loanPayment(principal, aprBp as BasisPoints, months);
    return [
      label,
      added ?? t("tierNone"),
      formatPercent(aprBp as BasisPoints, locale, { minimumDecimals: 2 }),
      payment.ok ? formatMoney(payment.value, locale, { cents: "always" }) : "–",
    ];
  });
}
