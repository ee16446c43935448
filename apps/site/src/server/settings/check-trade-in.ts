import type { DealershipConfig } from "@forecourt/dealership";
import { type ConfigurationError, checkOfferSettings, checkQuestionnaire } from "@forecourt/trade-in/check";

/**
 * The errors of the trade-in settings: `tradeIn.questionnaire.questions.3.condition: configuration.condition-cycle`.
 * The dealership's schema checks single values, this their references (docs/product/trade-in.md, "Configuration errors").
 */
export function tradeInErrors({ tradeIn }: Pick<DealershipConfig, "tradeIn">, place = "tradeIn"): string[] {
  if (!tradeIn) return [];
  const asked = checkQuestionnaire(tradeIn.questionnaire);
  if (!asked.ok) return asked.errors.map((error) => lineOf(error, `${place}.questionnaire`));
  const offered = checkOfferSettings(tradeIn.offerSettings, asked.value);
  return offered.ok ? [] : offered.errors.map((error) => lineOf(error, `${place}.offerSettings`));
}

const lineOf = ({ path, code }: ConfigurationError, place: string) =>
  `${[place, ...path].join(".")}: ${code}`;
