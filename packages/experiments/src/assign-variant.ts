import { murmurHash } from "./murmur-hash.ts";

/** What decides a visitor's variant; the first variant is the control. */
export type WeightedExperiment = {
  name: string;
  /** Another salt assigns every visitor anew; by default the name. */
  salt?: string | undefined;
  variants: readonly {
    name: string;
    /** Percent of the visitors, with at most two decimals; all weights together are 100. */
    weight: number;
  }[];
};

/** Weights have two decimals, so a bucket is a hundredth of a percent. */
const BUCKETS = 10_000;

/**
 * The variant of a visitor: the same for the same id, in every runtime, without storing it. The salt makes
 * experiments independent of each other. With two variants, changed weights move only the ids between the two bounds.
 *
 * @param unitId the visitor's random id
 * @example
 * const variants = [{ name: "control", weight: 50 }, { name: "bold", weight: 50 }];
 * assignVariant({ name: "hero", variants }, "7f1c…").name // "bold"
 */
export function assignVariant<Experiment extends WeightedExperiment>(
  experiment: Experiment,
  unitId: string,
): Experiment["variants"][number] {
  const hash = murmurHash(`${experiment.salt ?? experiment.name}:${unitId}`);
  const bucket = Math.floor((hash / 2 ** 32) * BUCKETS);
  let bound = 0;
  for (const variant of experiment.variants) {
    bound += Math.round((variant.weight * BUCKETS) / 100);
    if (bucket < bound) return variant;
  }
  // Reached only when the weights are below 100.
  return experiment.variants[0]!;
}
