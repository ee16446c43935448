import { formatDate } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import { formatMoney, formatPercent, type MoneyLocale } from "@forecourt/money";
import { basisPoints, cents } from "@forecourt/units";
import type { Claim } from "../settings/claims-schema.ts";
import type { DealershipConfig } from "../settings/dealership-config-schema.ts";
import { type Facts, fillTokens } from "./fill-tokens.ts";

function writeNumber(value: number, locale: MoneyLocale): string {
  return new Intl.NumberFormat(locale === "es" ? "es-US" : "en-US").format(value);
}

function writeClaim({ value, unit }: Claim, locale: MoneyLocale): string {
  if (unit === "usd") return formatMoney(cents(Math.round(value * 100)), locale);
  if (unit === "percent") return formatPercent(basisPoints(value * 100), locale);
  return writeNumber(value, locale);
}

/**
 * Returns the facts for the content, formatted for the reader's language (docs/product/content.md, "Tokens").
 *
 * They are names, contact details, fees and finance assumptions. A claim is `claim.<id>`, and its disclaimer is
 * `disclaimer.<id>`.
 *
 * @example settingsFacts(config, "en").documentaryFee // "$245"
 */
export function settingsFacts(config: DealershipConfig, locale: MoneyLocale): Facts {
  const { group, brand, profile, stores, fees, finance, claims } = config;
  const { cashDown, modelYearRule } = finance;
  const topTier = Math.max(0, ...finance.creditTiers.map(({ maxScore }) => maxScore)) + 1;
  const facts: Record<string, string> = {
    group: group.name,
    brand: brand.name,
    brandSlug: brand.slug,
    dealership: profile.name,
    dealershipShort: profile.shortName,
    generalManager: profile.employees.generalManager.fullName,
    city: profile.city,
    state: profile.state,
    stateShort: profile.state_short,
    email: profile.email,
    phone: formatPhone(profile.phone, "general"),
    phoneHref: `tel:${profile.phone}`,
    creditScorePreApprovalHref: profile.autoFinancing.creditScorePreApproval,
    fullCreditHref: profile.autoFinancing.fullCredit,
    storeCount: writeNumber(stores.length, locale),
    documentaryFee: formatMoney(cents(fees.documentary), locale),
    documentaryFeeDate: formatDate(fees.documentaryEffectiveDate, locale, { dateStyle: "long" }),
    thirtyDayDriveFee: formatMoney(cents(fees.thirtyDayDrive), locale),
    usedVehicleFees: formatMoney(cents(fees.documentary + fees.thirtyDayDrive), locale),
    baseApr: formatPercent(basisPoints(finance.baseAprBp), locale, { minimumDecimals: 2 }),
    taxRate: formatPercent(basisPoints(finance.taxRateBp), locale),
    financeTerm: writeNumber(finance.financeTerm.default, locale),
    leaseTerm: writeNumber(finance.leaseTerm.default, locale),
    leaseMiles: writeNumber(finance.leaseMiles.default, locale),
    creditScore: writeNumber(finance.creditScore.default, locale),
    topCreditScore: writeNumber(topTier, locale),
    cashDown:
      cashDown.mode === "percent"
        ? formatPercent(basisPoints(cashDown.percent.defaultBp), locale)
        : formatMoney(cents(cashDown.dollars.default), locale),
  };
  if (profile.service) {
    facts["servicePhone"] = formatPhone(profile.service.phone, "general");
    facts["servicePhoneHref"] = `tel:${profile.service.phone}`;
  }
  if (modelYearRule) {
    facts["modelYearFrom"] = String(modelYearRule.yearFrom);
    facts["modelYearPoints"] = writeNumber(modelYearRule.addBp / 100, locale);
  }
  if (profile.ratings.google) {
    facts["googleRating"] = writeNumber(profile.ratings.google.rating, locale);
    facts["googleReviewCount"] = writeNumber(profile.ratings.google.count, locale);
  }
  for (const [id, claim] of Object.entries(claims)) {
    const value = writeClaim(claim, locale);
    facts[`claim.${id}`] = value;
    const disclaimer = claim.disclaimer?.[locale] ?? claim.disclaimer?.[config.languages.default];
    if (disclaimer) facts[`disclaimer.${id}`] = fillTokens(disclaimer, { value });
  }
  return facts;
}
