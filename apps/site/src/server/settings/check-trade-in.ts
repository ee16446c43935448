import type { DealershipConfig, TradeInConfig } from "@forecourt/dealership";
import { checkOfferSettings, checkQuestionnaire } from "@forecourt/trade-in/check";

/**
 * The errors of the trade-in settings: `tradeIn.questionnaire.questions.3.condition: configuration.condition-cycle`.
 * The dealership's schema checks single values, this their references (docs/product/trade-in.md, "Configuration errors").
 */
export function tradeInErrors({ tradeIn }: Pick<DealershipConfig, "tradeIn">, place = "tradeIn"): string[] {
  return tradeIn ? errorsOf(tradeIn).map(({ field, code }) => `${place}.${field}: ${code}`) : [];
}

function errorsOf({ questionnaire, offerSettings }: TradeInConfig): { field: string; code: string }[] {
  const asked = checkQuestionnaire(questionnaire);
  if (!asked.ok) return asked.problems.map((problem) => within("questionnaire", problem));
  const offered = checkOfferSettings(offerSettings, asked.value);
  return offered.ok ? [] : offered.problems.map((problem) => within("offerSettings", problem));
}

const within = (part: string, { field, code }: { field: string; code: string }) => ({
  field: field ? `${part}.${field}` : part,
  code,
});
