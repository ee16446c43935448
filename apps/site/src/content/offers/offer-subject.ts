import type { NewModel } from "@forecourt/dealership/content";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";

/**
 * The model and year of an offer, or else the label of its type.
 *
 * @example offerSubject(offer, "en") // "2025 Outlander"
 */
export function offerSubject(
  { vehicles_conditions, type_label }: AdvertisedOffer,
  locale: "en" | "es",
): string {
  const { year, model } = vehicles_conditions;
  if (typeof model !== "string") return type_label;
  const only = year !== false && year.min === year.max ? year.min : null;
  return only === null ? model : translator(locale, "offers")("yearModel", { year: String(only), model });
}

/** The new model that an offer is for. */
export function offerModel(
  { vehicles_conditions: { model, condition } }: AdvertisedOffer,
  models: readonly NewModel[],
): NewModel | undefined {
  return condition === "new" ? models.find(({ model_label }) => model_label === model) : undefined;
}
