import { stepValues } from "@forecourt/finance";
import { Button } from "@forecourt/ui/button";
import { Field } from "@forecourt/ui/field";
import { Icon } from "@forecourt/ui/icon";
import { Select } from "@forecourt/ui/select";
import { TextInput } from "@forecourt/ui/text-input";
import { paymentWords } from "#content/payment/payment-words.ts";
import { ScoreSelect } from "#content/payment/score-select.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { exampleFields } from "#server/vehicles/sheet-params.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { outTheDoorPath } from "#shared/addresses/out-the-door-path.ts";
import type { Sheet } from "./sheet.ts";
import type { SheetWords } from "./sheet-words.ts";

type SheetFormProps = { sheet: Sheet; context: PageContext; words: SheetWords };

/** ZIP code and terms; a GET form, so it works without scripts and its result can be shared. */
export function SheetForm({ sheet, context, words }: SheetFormProps) {
  const { vehicle, zip, terms, price, charges } = sheet;
  const { locale, settings } = context;
  const { finance } = settings;
  const { t } = words;
  const labels = { ...paymentWords(locale), hint: translator(locale, "payments")("tradeEquityHint") };
  const example = exampleFields(price, finance);
  const shown = terms
    ? {
        down: terms.cashDown / 100,
        equity: terms.tradeEquity / 100,
        score: terms.creditScore,
        term: terms.months,
      }
    : example;
  const dollars = (max: number) => ({ type: "number", prefix: "$", min: 0, max: max / 100, step: 1 });
  return (
    <details
      open={charges.kind === "no-zip" || charges.kind === "unknown"}
      className="group/form mt-4 rounded-md border border-line bg-surface px-4 py-2 print:hidden"
    >
      <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold text-sm">
        {t("change")}
        <Icon name="chevron-down" size={18} className="group-open/form:rotate-180" />
      </summary>
      <form
        action={localPath(locale, outTheDoorPath(vehicle.vin, {}))}
        aria-label={t("form")}
        className="grid gap-4 pt-2 pb-3 sm:grid-cols-2 lg:grid-cols-5"
      >
        {charges.kind === "none" ? null : (
          <Field id="zip" label={t("zip")} hint={t("zipHint")}>
            {(control) => (
              <TextInput
                {...control}
                size="sm"
                name="zip"
                inputMode="numeric"
                autoComplete="postal-code"
                pattern="\d{5}(-\d{4})?"
                maxLength={10}
                required
                defaultValue={zip ?? ""}
              />
            )}
          </Field>
        )}
        <Field id="down" label={labels.cashDown}>
          {(control) => (
            <TextInput
              {...control}
              {...dollars(finance.cashDown.max)}
              size="sm"
              name="down"
              defaultValue={shown.down}
            />
          )}
        </Field>
        <Field id="equity" label={t("equity")} hint={labels.hint}>
          {(control) => (
            <TextInput
              {...control}
              {...dollars(finance.tradeEquity.max)}
              min={-finance.tradeEquity.max / 100}
              size="sm"
              name="equity"
              defaultValue={shown.equity}
            />
          )}
        </Field>
        <Field id="score" label={translator(locale, "myTerms")("bar.range")}>
          {(control) => (
            <ScoreSelect
              {...control}
              size="sm"
              name="score"
              score={shown.score}
              finance={finance}
              words={labels}
            />
          )}
        </Field>
        <Field id="term" label={labels.term}>
          {(control) => (
            <Select {...control} size="sm" name="term" defaultValue={shown.term}>
              {stepValues(finance.financeTerm).map((months) => (
                <option key={months} value={months}>
                  {t("months", { months })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="col-span-full">
          <Button type="submit" variant="secondary">
            {t("update")}
          </Button>
        </div>
      </form>
    </details>
  );
}
