import type { VariantCount } from "@forecourt/database";
import type { ExperimentDefinition } from "@forecourt/dealership";
import { chiSquareTest, type Interval, newcombeInterval, wilsonInterval } from "@forecourt/experiments";

export type ComparedVariant = {
  name: string;
  visitors: number;
  withLead: number;
  /** The 95 % interval of the share of visitors with a lead. */
  interval: Interval;
  /** The 95 % interval of its difference from the control; null for the control, and without a definition. */
  difference: Interval | null;
};

export type ComparedExperiment = {
  name: string;
  status: "running" | "off" | "removed";
  since: Date | null;
  /** The control first. */
  variants: ComparedVariant[];
  /** Whether chance explains the numbers of visitors under these weights; null for an experiment without a definition. */
  isBalanced: boolean | null;
};

/** A stricter bound than for outcomes: the page is looked at often, and a warning stops an experiment. */
const MISMATCH = 0.001;

/**
 * Compares the variants of every experiment that is defined or was seen.
 *
 * @param definitions give the control, the weights, and the variants that nobody has seen yet
 */
export function comparedExperiments(
  definitions: readonly ExperimentDefinition[],
  counts: readonly VariantCount[],
): ComparedExperiment[] {
  const defined = new Set(definitions.map(({ name }) => name));
  const removed = new Set(counts.map(({ experiment }) => experiment).filter((name) => !defined.has(name)));
  return [
    ...definitions.map((definition) => compare(definition.name, definition, counts)),
    ...[...removed].map((name) => compare(name, null, counts)),
  ];
}

function compare(
  name: string,
  definition: ExperimentDefinition | null,
  all: readonly VariantCount[],
): ComparedExperiment {
  const counts = all.filter(({ experiment }) => experiment === name);
  const weights = definition?.variants ?? [];
  const isDefined = (name: string) => weights.some((variant) => variant.name === name);
  const seen = counts.map(({ variant }) => variant);
  const names = [...new Set([...weights.map((variant) => variant.name), ...seen])];
  const totals = names.map((variant) => {
    const { visitors = 0, withLead = 0 } = counts.find((count) => count.variant === variant) ?? {};
    return { name: variant, visitors, withLead };
  });
  const rate = ({ visitors, withLead }: (typeof totals)[number]) => ({ count: withLead, total: visitors });
  return {
    name,
    status: definition?.status ?? "removed",
    since: counts[0]?.since ?? null,
    variants: totals.map((variant, at) => ({
      ...variant,
      interval: wilsonInterval(rate(variant)),
      difference:
        at === 0 || !isDefined(variant.name) ? null : newcombeInterval(rate(variant), rate(totals[0]!)),
    })),
    isBalanced: definition && isBalanced(weights, totals),
  };
}

function isBalanced(
  weights: ExperimentDefinition["variants"],
  totals: readonly { name: string; visitors: number }[],
): boolean {
  const groups = weights
    .filter(({ weight }) => weight > 0)
    .map(({ name, weight }) => ({
      observed: totals.find((total) => total.name === name)?.visitors ?? 0,
      share: weight / 100,
    }));
  return chiSquareTest(groups) >= MISMATCH;
}
