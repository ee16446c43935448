import { loanPayment } from "@forecourt/finance";
import { formatMoney, formatPercent } from "@forecourt/money";
import { Section } from "@forecourt/ui/container";
import { Heading } from "@forecourt/ui/text";
import { CopyTable } from "#content/copy-table/copy-table.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { ForwardLink } from "../copy/forward-link.tsx";
import type { SectionProps } from "../section-props.ts";

/** What each range of credit scores adds to the rate, and the payment that an example loan then has. */
export function RateTiersSection({ section, context }: SectionProps<"rate-tiers">) {
  const { id, title, text, exampleCents, link } = section;
  const words = translator(context.locale, "pages");
  const months = context.settings.finance.financeTerm.default;
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
          {words("tiersExample", {
            amount: formatMoney(exampleCents, context.locale, { cents: "never" }),
            months,
          })}
        </p>
        {link ? (
          <p className="mt-5">
            <ForwardLink link={link} />
          </p>
        ) : null}
      </div>
      <CopyTable
        label={title}
        columns={[words("tierScore"), words("tierAdded"), words("tierApr"), words("tierPayment")]}
        rows={tierRows(exampleCents, months, context)}
      />
    </Section>
  );
}

/** From the best score down; the rule about the model year is left out, since the example has no vehicle. */
function tierRows(principal: number, months: number, { locale, settings }: PageContext): string[][] {
  const shared = translator(locale, "home");
  const words = translator(locale, "pages");
  const number = new Intl.NumberFormat(intlLocale(locale));
  const tiers = [...settings.finance.creditTiers].sort((a, b) => b.minScore - a.minScore);
  const best = Math.max(0, ...tiers.map(({ maxScore }) => maxScore)) + 1;
  const rows = [
    { label: shared("scoreFrom", { score: best }), addBp: 0 },
    ...tiers.map(({ minScore, maxScore, addBp }) => ({
      label: shared("scoreBetween", { min: minScore, max: maxScore }),
      addBp,
    })),
  ];
  return rows.map(({ label, addBp }) => {
    const aprBp = settings.finance.baseAprBp + addBp;
    const points = addBp / 100;
    return [
      label,
      addBp === 0
        ? words("tierNone")
        : shared("addedPoints", { points: number.format(points), count: points }),
      formatPercent(aprBp, locale, { minimumDecimals: 2 }),
      formatMoney(loanPayment(principal, aprBp, months), locale),
    ];
  });
}
