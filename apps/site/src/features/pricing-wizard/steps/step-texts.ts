import { type CreditTier, tradeEquityLimits } from "@forecourt/finance";
import { formatMoney, type MoneyLocale } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { Cents } from "@forecourt/units";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { WizardContent, WizardWords } from "../wizard-content.ts";

type Content = Pick<WizardContent, "words" | "finance"> & { subject: { locale: MoneyLocale } };

/** An amount in whole dollars. */
export function dollars(cents: Cents, locale: MoneyLocale): string {
  return formatMoney(cents, locale, { cents: "never" });
}

/** The limits of an amount, cents, as text, for its hint and its error. */
export function limitTexts(
  { min, max, step }: { min: number; max: number; step: number },
  locale: MoneyLocale,
): Record<"min" | "max" | "step", string> {
  const text = (cents: number) => dollars(cents as Cents, locale);
  return { min: text(min), max: text(max), step: text(step) };
}

/** The messages of the wizard's errors by code. */
export function errorTexts({ words, finance, subject }: Content): Readonly<Record<string, string>> {
  const { cashDown } = finance;
  const limits: Record<string, Parameters<typeof limitTexts>[0]> = {
    "cashDown.invalid": { ...cashDown, step: cashDown.dollars.step },
    "tradeEquity.invalid": tradeEquityLimits(finance),
  };
  const messages = Object.entries(words.errors).flatMap(([field, kinds]) =>
    Object.entries(kinds).map(([kind, message]) => [`${field}.${kind}`, message] as const),
  );
  return Object.fromEntries(
    messages.map(([code, message]) => {
      const own = limits[code];
      return [code, own ? fillPlaceholders(message, limitTexts(own, subject.locale)) : message];
    }),
  );
}

/** What a range adds to the rate, in percentage points. */
export function pointsText({ addBp }: CreditTier, words: WizardWords, locale: MoneyLocale): string {
  if (addBp === 0) return words.baseRate;
  const points = (addBp / 100).toLocaleString(intlLocale(locale));
  return fillPlaceholders(words.points, { points });
}
