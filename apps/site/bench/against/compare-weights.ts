/** Weights by name, such as `list html`. */
export type Weights = Readonly<Record<string, number>>;

export type WeightChange = {
  name: string;
  head: number;
  /** Undefined for a page that the reference does not have. */
  reference: number | undefined;
  change: "same" | "more" | "less";
  limit: number | undefined;
  ok: boolean;
};

/**
 * Compares the weights of two heads, without tolerance. Each that grew is named, but fails only when it is over its limit:
 * a feature may add bytes within the limits, and raises a limit in its own change, where a reviewer sees it.
 */
export function compareWeights(head: Weights, reference: Weights, limits: Weights): WeightChange[] {
  return Object.entries(head).map(([name, weight]) => {
    const [before, limit] = [reference[name], limits[name]];
    const change = weight === before ? "same" : weight > (before ?? 0) ? "more" : "less";
    const ok = change !== "more" || limit === undefined || weight <= limit;
    return { name, head: weight, reference: before, change, limit, ok };
  });
}
