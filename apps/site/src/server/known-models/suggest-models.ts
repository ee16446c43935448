import { editDistance, soundKey } from "@forecourt/inventory";
import type { VinModel } from "@forecourt/vin";
import { type FoundInMake, type KnownMake, type NamedVehicle, wasSold } from "./known-make.ts";
import { nameKeys, nameWords } from "./model-name.ts";

const MOST_SUGGESTIONS = 4;

/**
 * The vehicles that a typed one may mean, the likeliest first. Another year of the same model, or a similar spelling or
 * sound. Or models whose name begins like it.
 */
export function suggestModels(
  typed: NamedVehicle,
  found: FoundInMake | null,
  makes: readonly KnownMake[],
): NamedVehicle[] {
  const otherYear = found ? [{ ...found.vehicle, year: nearestYear(found.model, typed.year) }] : [];
  const only = makes.length === 1;
  const make = nameWords(typed.make).join("");
  const model = nameWords(typed.model).join("");
  const similar = makes.flatMap((known) => {
    const ofMake = only ? 0 : difference(make, known.words.join(""));
    return known.models.flatMap((candidate) => {
      if (!wasSold(candidate, typed.year) || candidate === found?.model) return [];
      const names = [candidate.model, ...candidate.versions].map((label) => nameWords(label).join(""));
      const ofModel = Math.min(...names.map((name) => difference(model, name)));
      // An unknown make with exactly this model counts too: "Toyata Corolla", "Corolla" without a make.
      const isLikely = ofModel < FAR && (ofMake < FAR || ofModel === 0);
      return isLikely ? [{ candidate, score: Math.min(ofMake, FAR) * 2 + ofModel }] : [];
    });
  });
  similar.sort((a, b) => a.score - b.score || a.candidate.model.localeCompare(b.candidate.model));
  const others = similar.map(({ candidate }) => ({
    year: typed.year,
    make: candidate.make,
    model: candidate.model,
    ...trimOf(typed, candidate),
  }));
  return [...otherYear, ...others].slice(0, MOST_SUGGESTIONS);
}

/** A difference that is no similarity. */
const FAR = 10;

/** How far two keys are apart: 0 when equal, `FAR` when they are not similar. */
function difference(typed: string, name: string): number {
  if (typed === name) return 0;
  if (typed === "" || name === "") return FAR;
  if (soundKey(typed) === soundKey(name)) return 1;
  if (typed.length > 1 && (name.startsWith(typed) || typed.startsWith(name))) return 2;
  const limit = Math.min(3, Math.floor(Math.max(typed.length, name.length) / 3));
  const distance = editDistance(typed, name, limit);
  return distance > limit ? FAR : 2 + distance;
}

/** Words after a known model's name are its trim, unless one was typed: "Accord EX-L". */
function trimOf({ model, trim }: NamedVehicle, candidate: VinModel): { trim?: string } {
  if (trim !== undefined) return { trim };
  const parts = model.split(/\s+/);
  const [key = ""] = nameKeys(nameWords(candidate.model));
  for (let count = 1; count < parts.length; count++) {
    const start = nameWords(parts.slice(0, count).join(" ")).join("");
    if (start === key) return { trim: parts.slice(count).join(" ") };
  }
  return {};
}

function nearestYear({ years }: VinModel, year: number): number {
  return years
    .flat()
    .reduce((nearest, one) => (Math.abs(one - year) < Math.abs(nearest - year) ? one : nearest));
}
