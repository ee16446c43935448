import { formatMoney, parseMoney } from "@forecourt/money";
import { CONDITION_QUESTION, FINANCE_TYPE_QUESTION, REMAINING_BALANCE_QUESTION } from "@forecourt/trade-in";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { Note } from "@forecourt/ui/note";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { OwnVehicle, TradeInEntry } from "#shared/trade-in/own-vehicle.ts";
import { vehicleTitle } from "./describe/vehicle-title.ts";
import type { TradeInFlow } from "./flow/use-trade-in.ts";
import type { TradeInContent } from "./trade-in-content.ts";

type TradeInSummaryProps = { content: TradeInContent; flow: Pick<TradeInFlow, "entry" | "numberOf"> };

/** The vehicle as far as it is known, and what the journey gives. */
export function TradeInSummary({ content, flow }: TradeInSummaryProps) {
  const { words, pictures } = content;
  const { vehicle } = flow.entry;
  const picture = vehicle && pictures[pictureKey(vehicle)];
  return (
    <aside
      aria-label={words.summary.title}
      className="overflow-hidden rounded-lg border border-line bg-surface lg:sticky lg:top-6"
    >
      {picture ? (
        <VehicleImage
          src={picture}
          width={640}
          height={320}
          kind="render"
          alt={words.summary.picture}
          caption={words.summary.illustration}
          sizes="(min-width: 1024px) 372px, 100vw"
          priority="eager"
        />
      ) : null}
      <div className="grid gap-4 p-5.5">
        <div>
          <h2 className="font-semibold text-lg leading-snug">
            {vehicle ? vehicleTitle(vehicle) : words.summary.none}
          </h2>
          {vehicle ? null : <p className="mt-0.5 text-muted text-sm">{words.summary.noneText}</p>}
        </div>
        {vehicle ? (
          <dl className="text-control">
            {summaryLines(content, flow, vehicle).map(({ label, value, open }) => (
              <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
                <dt className="text-muted">{label}</dt>
                <dd
                  className={
                    open ? "text-end text-muted" : "wrap-anywhere text-end font-semibold tabular-nums"
                  }
                >
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <Note tone="success" title={words.summary.promise}>
          {words.summary.promiseText}
        </Note>
        <Note icon="lock" className="bg-transparent p-0 text-muted">
          {words.summary.private}
        </Note>
      </div>
    </aside>
  );
}

/** The illustration of a body style and a color; gray stands for an unknown one. */
export function pictureKey({ bodyStyle, exteriorColor }: Pick<OwnVehicle, "bodyStyle" | "exteriorColor">) {
  const color = exteriorColor && exteriorColor !== "other" ? exteriorColor : "silver";
  return `${bodyStyle ?? ""}/${color}`;
}

type Line = { label: string; value: string; open?: boolean };

/** What is known, and for the rest the step that asks for it. */
function summaryLines(
  { words, questionnaire, subject }: TradeInContent,
  { entry, numberOf }: TradeInSummaryProps["flow"],
  { vin, mileage, exteriorColor }: OwnVehicle,
): Line[] {
  const { summary, colors } = words;
  const asked = (questionId: string) =>
    questionnaire.categories.find(({ questionIds }) => questionIds.includes(questionId))?.categoryId;
  const answered = (label: string, questionId: string, value: string | null): Line[] => {
    const category = asked(questionId);
    if (value) return [{ label, value }];
    if (!category) return [];
    const number = numberOf(category);
    return number > 0 ? [{ label, value: fillPlaceholders(summary.step, { number }), open: true }] : [];
  };
  return [
    ...(vin ? [{ label: summary.vin, value: vin }] : []),
    ...(mileage === undefined
      ? []
      : [{ label: summary.mileage, value: mileage.toLocaleString(intlLocale(subject.locale)) }]),
    ...(exteriorColor
      ? [{ label: summary.color, value: colors[exteriorColor as keyof typeof colors] ?? exteriorColor }]
      : []),
    ...answered(summary.condition, CONDITION_QUESTION, labelOf(questionnaire, entry, CONDITION_QUESTION)),
    ...answered(summary.loan, FINANCE_TYPE_QUESTION, loanText()),
  ];

  function loanText(): string | null {
    const owed = parseMoney(entry.answers[REMAINING_BALANCE_QUESTION] ?? "");
    const type = entry.answers[FINANCE_TYPE_QUESTION];
    if (owed.ok && type && type !== "none")
      return fillPlaceholders(summary.owed, { amount: formatMoney(owed.value, subject.locale) });
    return labelOf(questionnaire, entry, FINANCE_TYPE_QUESTION);
  }
}

function labelOf(
  { questions }: TradeInContent["questionnaire"],
  { answers }: TradeInEntry,
  questionId: string,
): string | null {
  const choices = questions.find((question) => question.questionId === questionId)?.answers;
  return choices?.find(({ value }) => value === answers[questionId])?.label ?? null;
}
