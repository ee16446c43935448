import type { BodyStyle, Filters, FuelType, InventoryQuery } from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import { listNames, modelWithMake, valueName } from "../filters/filter-words.ts";
import { dollars, rangeKind } from "../filters/range-words.ts";
import type { ListingPresentation } from "../listing.ts";

/** More values than this are not named one by one: a title is read at a glance. */
const MOST_NAMED = 2;

/**
 * The listing's name, from the message catalogue (docs/product/listing.md, "Names").
 *
 * @example listingTitle(query, presentation) // "Used SUVs under $25,000"
 */
export function listingTitle({ filters }: InventoryQuery, presentation: ListingPresentation): string {
  const { locale } = presentation;
  const words = translator(locale, "listing");
  const vehicleWords = translator(locale, "vehicle");
  const [condition, ...others] = filters.condition;
  const features = named(
    filters.features.map((id) => valueName("features", id, presentation)),
    locale,
  );
  const price = rangeKind(filters.price);
  const makeModel = makeModelNames(filters, presentation);
  const title = words("title", {
    condition: condition && others.length === 0 ? condition : "other",
    fuel: only(filters.fuelType, (fuel) => words(`fuelInTitle.${fuel as FuelType}`)),
    drivetrain: only(filters.drivetrain, (id) => vehicleWords(`drivetrainShort.${id as "awd"}`)),
    makeModel: makeModel.text,
    bodyStyle: bodyStyleNames(filters, presentation) || (makeModel.namesModels ? "" : words("cars")),
    features: features || "none",
    price: price === "none" && filters.q ? "other" : price,
    min: dollars(filters.price.min, locale),
    max: dollars(filters.price.max, locale),
  });
  const squeezed = title.replace(/\s+/g, " ").trim();
  return filters.q ? words("titleMatching", { title: squeezed, query: filters.q }) : squeezed;
}

/** The name inside a sentence: `used SUVs under $25,000`. It starts with its condition, never with a proper name. */
export function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function bodyStyleNames({ bodystyle }: Filters, { locale }: ListingPresentation): string {
  const words = translator(locale, "listing");
  return named(
    bodystyle.map((id) => words(`bodyInTitle.${id as BodyStyle}`)),
    locale,
  );
}

/** Makes that stand for all their models, then the models, each with its make. */
function makeModelNames({ make_model: ids }: Filters, presentation: ListingPresentation) {
  const { makes } = presentation.vocabulary;
  const models = ids.filter((id) => !makes.has(id));
  const whole = ids.filter(
    (id) => makes.has(id) && !models.some((model) => makes.get(id)!.models.includes(model)),
  );
  const names = [
    ...whole.map((id) => valueName("make_model", id, presentation)),
    ...models.map((id) => modelWithMake(id, presentation)),
  ];
  return {
    text: named(names, presentation.locale),
    namesModels: models.length > 0 && names.length <= MOST_NAMED,
  };
}

function named(names: string[], locale: "en" | "es"): string {
  return names.length > MOST_NAMED ? "" : listNames(names, locale);
}

function only(values: readonly string[], name: (value: string) => string): string {
  const [value, ...others] = values;
  return value !== undefined && others.length === 0 ? name(value) : "";
}
