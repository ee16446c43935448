import { MAKE_NICKNAMES } from "@forecourt/inventory";
import type { VinModel } from "@forecourt/vin";
import { type FoundInMake, type KnownMake, type NamedVehicle, wasSold } from "./known-make.ts";
import { isVersion, nameKeys, nameWords } from "./model-name.ts";
import { suggestModels } from "./suggest-models.ts";

/** The vehicle with the labels of the VIN data, or what may have been meant. */
export type FoundModel =
  | { kind: "known"; vehicle: NamedVehicle }
  | {
      kind: "unknown";
      suggestions: NamedVehicle[];
      /** The last model year that is known of the named model; null for another name, or when one has the same name. */
      lastYear: number | null;
    };

/**
 * Creates a function that finds a typed vehicle among known models. Ignores case, accents, punctuation, spaces and the
 * Spanish order of words. Knows nicknames of makes. Another spelling is only suggested (docs/decisions/0052).
 *
 * @example
 * const findModel = createModelFinder(listVinModels(await loadVinTable()));
 * findModel({ year: 2019, make: "chevy", model: "silverado 1500" }) // { kind: "known", vehicle: { make: "Chevrolet", … } }
 */
export function createModelFinder(models: readonly VinModel[]): (typed: NamedVehicle) => FoundModel {
  const makes = groupByMake(models);
  const byKey = new Map(makes.flatMap((make) => nameKeys(make.words).map((key) => [key, make])));
  return (typed) => {
    const words = nameWords(typed.make);
    const nickname = MAKE_NICKNAMES.get(words.join("_"));
    const make = byKey.get((nickname ? nameWords(nickname) : words).join(""));
    const found = make && findInMake(make, typed);
    if (found && wasSold(found.model, typed.year)) return { kind: "known", vehicle: found.vehicle };
    const suggestions = suggestModels(typed, found ?? null, make ? [make] : makes);
    return {
      kind: "unknown",
      suggestions,
      lastYear: found && !suggestions.some((one) => isSameName(one, typed)) ? lastYearOf(found.model) : null,
    };
  };
}

function lastYearOf({ years }: VinModel): number {
  return Math.max(...years.map(([, last]) => last));
}

/** "RX 350" is also the model RX with the trim 350. */
function isSameName(one: NamedVehicle, other: NamedVehicle): boolean {
  const nameOf = ({ make, model, trim = "" }: NamedVehicle) => nameWords(`${make} ${model} ${trim}`).join("");
  return one.year === other.year && nameOf(one) === nameOf(other);
}

function groupByMake(models: readonly VinModel[]): KnownMake[] {
  const makes = new Map<string, KnownMake>();
  for (const model of models) {
    const { make } = model;
    const known: KnownMake = makes.get(make) ?? {
      make,
      words: nameWords(make),
      models: [],
      byKey: new Map(),
    };
    known.models.push(model);
    makes.set(make, known);
  }
  for (const { models: own, byKey } of makes.values()) {
    // A model's own name wins over a version of another one.
    for (const name of ["model", "version"] as const)
      for (const model of own)
        for (const label of name === "model" ? [model.model] : model.versions)
          for (const key of nameKeys(nameWords(label))) if (!byKey.has(key)) byKey.set(key, model);
  }
  return [...makes.values()];
}

function findInMake({ make, words, models, byKey }: KnownMake, typed: NamedVehicle): FoundInMake | undefined {
  const named = nameWords(typed.model);
  // "Honda Civic" as the model of a Honda.
  const own = words.every((word, at) => named[at] === word) ? named.slice(words.length) : named;
  for (let count = own.length; count > 0; count--) {
    const rest = own.slice(count);
    const keys = nameKeys(own.slice(0, count));
    const model =
      models.find((known) => known.model === typed.model) ?? keys.map((key) => byKey.get(key)).find(Boolean);
    if (!model || (rest.length > 0 && !isVersion(rest))) continue;
    const version = model.versions.find((label) => nameWords(label).join("") === keys[0]);
    const trim = typed.trim ?? version ?? (rest.length > 0 ? lastWords(typed.model, rest.length) : undefined);
    const vehicle = { year: typed.year, make, model: model.model, ...(trim !== undefined && { trim }) };
    return { model, vehicle };
  }
  return undefined;
}

/** The end of a typed name, as typed: "RAV4 Hybrid" ends with "Hybrid". */
function lastWords(name: string, count: number): string {
  const parts = name.split(/[\s-]+/);
  return parts.slice(-count).join(" ");
}
