import type { DealershipConfig } from "@forecourt/dealership";
import { translator } from "#server/content/translator.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";

type CreditTierRow = { label: string; addBp: number; added: string | null };

/**
 * The base rate, then the credit tiers from the best score down. `addBp` are basis points on top of the base rate.
 *
 * @example creditTierRows(settings.finance, "en")[1] // { label: "620–699", addBp: 150, added: "+1.5 points" }
 */
export function creditTierRows(
  { creditTiers }: Pick<DealershipConfig["finance"], "creditTiers">,
  locale: "en" | "es",
): CreditTierRow[] {
  const t = translator(locale, "home");
  const number = new Intl.NumberFormat(intlLocale(locale));
  const best = Math.max(0, ...creditTiers.map(({ maxScore }) => maxScore)) + 1;
  const tiers = creditTiers.toSorted((a, b) => b.minScore - a.minScore);
  return [
    { label: t("scoreFrom", { score: best }), addBp: 0, added: null },
    ...tiers.map(({ minScore, maxScore, addBp }) => {
      const points = addBp / 100;
      const added = addBp === 0 ? null : t("addedPoints", { points: number.format(points), count: points });
      return { label: t("scoreBetween", { min: minScore, max: maxScore }), addBp, added };
    }),
  ];
}
