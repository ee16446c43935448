import { type PaymentTerms, stepValues } from "@forecourt/finance";
import { Button } from "@forecourt/ui/button";
import { Field } from "@forecourt/ui/field";
import { Select } from "@forecourt/ui/select";
import { TextInput } from "@forecourt/ui/text-input";
import type { PaymentWords } from "#content/payment/payment-words.ts";
import { ScoreSelect } from "#content/payment/score-select.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { queryText } from "#shared/addresses/query-text.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import type { TermsBarWords } from "./terms-facts.ts";
import { TermsForm } from "./terms-form.tsx";

type EditTermsProps = {
  /** The address of the page without terms. */
  plain: string;
  terms: PaymentTerms;
  context: Pick<PageContext, "locale" | "settings">;
  words: TermsBarWords & Pick<PaymentWords, "scoreOrBetter">;
};

/** Parameters of a list's pages: other terms begin at its first page. */
const PAGE_PARAMS = ["page", "first-page"];

/** The form below the bar. Its four fields are one parameter, in its order; the browser checks limits and steps. */
export function EditTerms({ plain, terms, context: { locale, settings }, words }: EditTermsProps) {
  const t = translator(locale, "payments");
  const { cashDown, tradeEquity, financeTerm } = settings.finance;
  const { pathname, searchParams } = new URL(plain, "http://site");
  const kept = [...searchParams].filter(([name]) => !PAGE_PARAMS.includes(name));
  const first = queryText(new URLSearchParams(kept));
  const amount = { name: "terms", type: "number", inputMode: "numeric", required: true, size: "sm" } as const;
  return (
    <TermsForm
      href={addressWithTerms(first === "" ? pathname : `${pathname}?${first}`, null)}
      action={pathname}
      className="grid grid-cols-2 items-end gap-3 pt-3 pb-2 @3xl:grid-cols-[1fr_1fr_1.4fr_1fr_auto]"
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field id="terms-bar-down" label={t("cashDown")}>
        {(control) => (
          <TextInput
            {...control}
            {...amount}
            prefix="$"
            min={cashDown.min / 100}
            max={cashDown.max / 100}
            step={cashDown.dollars.step / 100}
            defaultValue={terms.cashDown / 100}
          />
        )}
      </Field>
      <Field id="terms-bar-equity" label={t("tradeEquity")}>
        {(control) => (
          <TextInput
            {...control}
            {...amount}
            prefix="$"
            min={-tradeEquity.max / 100}
            max={tradeEquity.max / 100}
            step={tradeEquity.step / 100}
            defaultValue={terms.tradeEquity / 100}
          />
        )}
      </Field>
      <Field id="terms-bar-score" label={words.range}>
        {(control) => (
          <ScoreSelect
            {...control}
            name="terms"
            size="sm"
            score={terms.creditScore}
            finance={settings.finance}
            words={words}
          />
        )}
      </Field>
      <Field id="terms-bar-months" label={t("term")}>
        {(control) => (
          <Select {...control} name="terms" size="sm" defaultValue={terms.months}>
            {stepValues(financeTerm).map((months) => (
              <option key={months}>{months}</option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" className="@max-3xl:col-span-2">
        {words.apply}
      </Button>
    </TermsForm>
  );
}
