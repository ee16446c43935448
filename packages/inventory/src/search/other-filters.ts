import { type Bitset, intersect } from "./bitset.ts";
import type { FilterSet, TakeSet } from "./filter-sets.ts";

/** What all filters let through together, and for each of them what all the others do. */
export type Products = { result: Bitset; others: Bitset[] };

/**
 * Intersects k sets, and each k − 1 of them, with about 3k intersections: products of the sets before each one and
 * of the sets after it are kept and joined.
 */
export function productsOf(sets: readonly FilterSet[], everything: Bitset, take: TakeSet): Products {
  const before: Bitset[] = [everything];
  for (const [i, { set }] of sets.entries()) before.push(i === 0 ? set : intersect(take(), before[i]!, set));
  const others: Bitset[] = [];
  let after = everything;
  for (let i = sets.length - 1; i >= 0; i--) {
    const { set } = sets[i]!;
    others[i] = after === everything ? before[i]! : i === 0 ? after : intersect(take(), before[i]!, after);
    after = after === everything ? set : intersect(take(), after, set);
  }
  return { result: before[sets.length]!, others };
}
