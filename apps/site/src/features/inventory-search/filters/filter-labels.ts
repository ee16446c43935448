import {
  type BodyStyle,
  type ColorFamily,
  type Condition,
  type Drivetrain,
  type FilterGroup,
  type FuelType,
  makeAndModel,
  type ValueGroup,
} from "@forecourt/inventory";
import { translator } from "#server/content/translator.ts";
import { equipmentWords } from "#server/feed-words/equipment-words.ts";
import type { FeedWords } from "#server/feed-words/feed-vocabulary.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { ListingPresentation } from "../listing.ts";

/** A group's name: `Body style`. */
export function groupName(
  group: FilterGroup | "model",
  { locale }: Pick<ListingPresentation, "locale">,
): string {
  return translator(locale, "listing")(`group.${group}`);
}

/** The label of a filter value: `SUVs`, `Plug-in hybrid`, `Outlander PHEV`. */
export function valueName(
  group: ValueGroup,
  value: string,
  { locale, vocabulary }: ListingPresentation,
): string {
  const t = translator(locale, "vehicle");
  switch (group) {
    case "condition":
      return t(`condition.${value as Condition}`);
    case "bodyStyle":
      return t(`body.${value as BodyStyle}`);
    case "fuelType":
      return t(`fuel.${value as FuelType}`);
    case "drivetrain":
      return t(`drivetrain.${value as Drivetrain}`);
    case "exteriorColor":
      return t(`color.${value as ColorFamily}`);
    case "makeModel":
      return (vocabulary.makes.get(value) ?? vocabulary.models.get(value))?.label ?? value;
    case "features":
      return featureWords(value, { locale, vocabulary }).text;
    case "stores":
      return vocabulary.stores.get(value) ?? value;
  }
}

/** The words of a feature's label. */
export function featureWords(
  value: string,
  { locale, vocabulary }: Pick<ListingPresentation, "locale" | "vocabulary">,
): FeedWords {
  return equipmentWords(vocabulary.features.get(value) ?? value, locale);
}

/** A model with its make, if only one make has it: `Mitsubishi Outlander`. */
export function modelWithMake(id: string, { vocabulary }: Pick<ListingPresentation, "vocabulary">): string {
  const model = vocabulary.models.get(id);
  const [make, ...others] = model?.makes ?? [];
  const label = others.length === 0 && make ? vocabulary.makes.get(make)?.label : undefined;
  return makeAndModel({ make: label ?? "", model: model?.label ?? id });
}

/** Several names as a list in a sentence: `SUVs and Trucks`. */
export function listNames(names: readonly string[], locale: "en" | "es"): string {
  return new Intl.ListFormat(intlLocale(locale), { type: "conjunction" }).format(names);
}
