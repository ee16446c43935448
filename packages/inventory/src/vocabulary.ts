import type { PathGroup, Sort, ValueGroup } from "./filters.ts";
import { type CatalogueMake, MAKE_CATALOGUE } from "./make-catalogue.ts";
import { makeId, modelId } from "./model-id.ts";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  slugId,
  type Vehicle,
} from "./vehicle.ts";

export type VocabularyModel = { id: string; label: string; makes: string[] };
export type VocabularyMake = { id: string; label: string; models: string[] };

/**
 * The known filter values with their ids and labels, for filters, URLs and keywords. Includes the default sort, which
 * URLs omit, and which filters become path segments.
 */
export type Vocabulary = {
  makes: Map<string, VocabularyMake>;
  models: Map<string, VocabularyModel>;
  features: Map<string, string>;
  stores: Map<string, string>;
  /** Ids of the models in stock. */
  stockModels: Set<string>;
  /** Other words in stock, lower case, which are never corrected to a make or model. */
  words: Set<string>;
  defaultSort: Sort;
  /** Filters that may become path segments, in the order of the segments. */
  filterPriority: readonly PathGroup[];
};

export type VocabularyInput = {
  vehicles?: Iterable<Pick<Vehicle, "make" | "model" | "trim" | "engine" | "features" | "storeId">>;
  /** Store labels; stores of vehicles are known without them. */
  stores?: Iterable<{ id: string; label: string }>;
  /** Labels of additional features that are not in stock. */
  features?: Iterable<string>;
  catalogue?: Iterable<CatalogueMake>;
  defaultSort?: Sort;
  filterPriority?: readonly PathGroup[];
};

const FIXED_VALUES: Partial<Record<ValueGroup, readonly string[]>> = {
  condition: CONDITIONS,
  bodyStyle: BODY_STYLES,
  fuelType: FUEL_TYPES,
  drivetrain: DRIVETRAINS,
  exteriorColor: COLOR_FAMILIES,
};

/**
 * Builds the vocabulary of vehicles: all values in stock, and the catalogue's makes and models. So a model without
 * stock has an empty listing instead of a 404 (docs/product/inventory.md).
 *
 * @example createVocabulary({ vehicles, stores: [{ id: "north", label: "Larkspur North" }] })
 */
export function createVocabulary(input: VocabularyInput): Vocabulary {
  return buildVocabulary({ ...input, catalogue: input.catalogue ?? MAKE_CATALOGUE });
}

/** The same without the make catalogue, for small bundles. */
export function buildVocabulary(input: VocabularyInput): Vocabulary {
  const vocabulary: Vocabulary = {
    makes: new Map(),
    models: new Map(),
    features: new Map(),
    stores: new Map(),
    stockModels: new Set(),
    words: new Set(),
    defaultSort: input.defaultSort ?? "newest",
    filterPriority: input.filterPriority ?? ["bodyStyle", "makeModel", "features", "price"],
  };
  for (const { make, models } of input.catalogue ?? []) {
    addMake(vocabulary, make);
    for (const model of models) addModel(vocabulary, make, model);
  }
  for (const store of input.stores ?? []) vocabulary.stores.set(store.id, store.label);
  for (const label of input.features ?? []) addFeature(vocabulary, label);
  const seen = new Set<string>();
  const seenFeatures = new Set<string>();
  for (const vehicle of input.vehicles ?? []) {
    const { make, model, trim, engine, storeId } = vehicle;
    for (const label of vehicle.features) {
      if (seenFeatures.has(label)) continue;
      seenFeatures.add(label);
      addFeature(vocabulary, label);
    }
    if (!vocabulary.stores.has(storeId)) vocabulary.stores.set(storeId, storeId);
    const kind = [make, model, trim, engine].join("\n");
    if (seen.has(kind)) continue;
    seen.add(kind);
    addModel(vocabulary, make, model);
    vocabulary.stockModels.add(modelId(make, model));
    for (const word of slugId(`${trim} ${engine ?? ""}`).split("_")) if (word) vocabulary.words.add(word);
  }
  return vocabulary;
}

/**
 * Whether an id is a known value of a group.
 *
 * @example isKnownValue(vocabulary, "makeModel", "outlander_phev") // true
 */
export function isKnownValue(vocabulary: Vocabulary, group: ValueGroup, id: string): boolean {
  if (group === "makeModel") return vocabulary.makes.has(id) || vocabulary.models.has(id);
  if (group === "features") return vocabulary.features.has(id);
  if (group === "stores") return vocabulary.stores.has(id);
  return FIXED_VALUES[group]?.includes(id) ?? false;
}

function addMake(vocabulary: Vocabulary, label: string): VocabularyMake | null {
  const id = makeId(label);
  if (id === "") return null;
  const known = vocabulary.makes.get(id);
  if (known) return known;
  const make: VocabularyMake = { id, label, models: [] };
  vocabulary.makes.set(id, make);
  return make;
}

function addModel(vocabulary: Vocabulary, makeLabel: string, label: string): void {
  const make = addMake(vocabulary, makeLabel);
  const id = modelId(makeLabel, label);
  if (!make || id === "" || make.models.includes(id)) return;
  make.models.push(id);
  const model = vocabulary.models.get(id) ?? { id, label, makes: [] };
  model.makes.push(make.id);
  vocabulary.models.set(id, model);
}

function addFeature(vocabulary: Vocabulary, label: string): void {
  const id = slugId(label);
  if (id !== "" && !vocabulary.features.has(id)) vocabulary.features.set(id, label);
}
