import { formatDate } from "@forecourt/calendar";
import type { DealershipConfig } from "@forecourt/dealership";
import { formatMoney } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";

/** What a sheet is written with: messages, formats, and the dealership's own words. */
export function sheetWords({ locale, settings }: Pick<PageContext, "locale" | "settings">) {
  const { profile, outTheDoor, languages } = settings;
  const inLanguage = (words: Readonly<Record<string, string>> | undefined) =>
    words?.[locale] ?? words?.[languages.default] ?? "";
  const rate = new Intl.NumberFormat(intlLocale(locale), { style: "percent", maximumFractionDigits: 3 });
  const money = (cents: Cents) => formatMoney(cents, locale, { cents: "always" });
  return {
    t: translator(locale, "outTheDoor"),
    money,
    /** An amount that comes off. */
    less: (cents: Cents) => (cents > 0 ? `−${money(cents)}` : money(-cents as Cents)),
    date: (day: string) => formatDate(day, locale, { dateStyle: "medium" }),
    rate: (millionths: number) => rate.format(millionths / 1_000_000),
    inLanguage,
    dealer: profile.shortName,
    state: profile.state,
    office: inLanguage(outTheDoor?.stateCharges?.office),
  };
}

export type SheetWords = ReturnType<typeof sheetWords>;

/** The charges that a dealership keeps, or null. */
export function keptCharges({ outTheDoor }: Pick<DealershipConfig, "outTheDoor">) {
  return outTheDoor?.stateCharges ?? null;
}
