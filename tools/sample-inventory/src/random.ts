/** A deterministic random number stream. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** An integer within inclusive limits. */
  whole: (lowest: number, highest: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Picks by weight; weights can have any sum. */
  weighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
  /** Around 0, mostly between -1 and 1, always within ±2. */
  bell: () => number;
};

/**
 * Creates a stream by name: a change of one model's facts does not affect other vehicles.
 *
 * @example randomFor("Ford F-150 2021 3").whole(1, 6)
 */
export function randomFor(name: string): Random {
  let state = hash(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)]!;
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    weighted: (items, weightOf) => {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      for (const item of items) {
        left -= weightOf(item);
        if (left < 0) return item;
      }
      return items.at(-1)!;
    },
    shuffle: (items) => {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = whole(0, last);
        [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
      }
      return mixed;
    },
    bell: () => next() + next() + next() + next() - 2,
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value | 0;
}
