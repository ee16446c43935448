import type { BodyStyle, Filters, FuelType, InventoryQuery } from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import { equipmentInSentence } from "#server/feed-words/equipment-words.ts";
import { listNames, modelWithMake, valueName } from "../filters/filter-labels.ts";
import { dollars, rangeKind } from "../filters/range-text.ts";
import type { ListingPresentation } from "../listing.ts";

/** A group with more values than this is left out of the title. */
const MAX_NAMED = 2;

/**
 * The title of a listing, from the message catalogue (docs/product/listing.md, "Names").
 *
 * @example listingTitle(query, presentation) // "Used SUVs under $25,000"
 */
export function listingTitle({ filters }: InventoryQuery, presentation: ListingPresentation): string {
  const { locale } = presentation;
  const t = translator(locale, "listing");
  const vehicleWords = translator(locale, "vehicle");
  const [condition, ...others] = filters.condition;
  const features = named(
    filters.features.map((id) => equipmentInSentence(presentation.vocabulary.features.get(id) ?? id, locale)),
    locale,
  );
  const price = rangeKind(filters.price);
  // A title names one of the two; the chips name both.
  const payment = price === "none" ? rangeKind(filters.payment) : "none";
  const makeModel = makeModelNames(filters, presentation);
  const title = t("title", {
    condition: condition && others.length === 0 ? condition : "other",
    fuel: only(filters.fuelType, (fuel) => t(`fuelInTitle.${fuel as FuelType}`)),
    drivetrain: only(filters.drivetrain, (id) => vehicleWords(`drivetrainShort.${id as "awd"}`)),
    makeModel: makeModel.text,
    bodyStyle: bodyStyleNames(filters, presentation) || (makeModel.namesModels ? "" : t("cars")),
    features: features || "none",
    price: price === "none" && (filters.q || payment !== "none") ? "other" : price,
    min: dollars(filters.price.min, locale),
    max: dollars(filters.price.max, locale),
    payment,
    minPayment: dollars(filters.payment.min, locale),
    maxPayment: dollars(filters.payment.max, locale),
  });
  const squeezed = title.replace(/\s+/g, " ").trim();
  return filters.q ? t("titleMatching", { title: squeezed, query: filters.q }) : squeezed;
}

/**
 * The title inside a sentence: `used SUVs under $25,000`. It starts with its condition, never with a proper name.
 */
export function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function bodyStyleNames({ bodyStyle }: Filters, { locale }: ListingPresentation): string {
  const t = translator(locale, "listing");
  return named(
    bodyStyle.map((id) => t(`bodyInTitle.${id as BodyStyle}`)),
    locale,
  );
}

/** The makes selected without a model, then the models with their makes. */
export function makeModelNames({ makeModel: ids }: Filters, presentation: ListingPresentation) {
  const { makes } = presentation.vocabulary;
  const models = ids.filter((id) => !makes.has(id));
  const whole = ids.filter(
    (id) => makes.has(id) && !models.some((model) => makes.get(id)!.models.includes(model)),
  );
  const names = [
    ...whole.map((id) => valueName("makeModel", id, presentation)),
    ...models.map((id) => modelWithMake(id, presentation)),
  ];
  return {
    text: named(names, presentation.locale),
    namesModels: models.length > 0 && names.length <= MAX_NAMED,
  };
}

function named(names: string[], locale: "en" | "es"): string {
  return names.length > MAX_NAMED ? "" : listNames(names, locale);
}

function only(values: readonly string[], name: (value: string) => string): string {
  const [value, ...others] = values;
  return value !== undefined && others.length === 0 ? name(value) : "";
}
