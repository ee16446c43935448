/** Bits per digit of the radix sort; the counts of 2,048 digits stay in the fastest cache. */
const DIGIT = 11;

/** Returns all numbers below n, ascending, as the initial order. */
export function inputOrder(n: number): Uint32Array {
  return Uint32Array.from({ length: n }, (_, i) => i);
}

/**
 * Sorts an order by unsigned 32-bit keys, ascending and stable: the previous order breaks ties. Radix sort: a comparison
 * sort of a million vehicles takes seconds.
 */
export function sortStably(order: Uint32Array, keys: Uint32Array): Uint32Array {
  let from = order;
  for (let shift = 0; shift < 32; shift += DIGIT) {
    const starts = new Uint32Array((1 << DIGIT) + 1);
    const mask = (1 << DIGIT) - 1;
    for (let i = 0; i < keys.length; i++) starts[((keys[i]! >>> shift) & mask) + 1]!++;
    if (starts.includes(keys.length, 1)) continue;
    for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
    const to = new Uint32Array(from.length);
    for (let i = 0; i < from.length; i++) {
      const item = from[i]!;
      to[starts[(keys[item]! >>> shift) & mask]!++] = item;
    }
    from = to;
  }
  return from;
}

/** Sorts VINs ascending: radix sort by four characters, starting with the last. */
export function vinOrder(vehicles: readonly { vin: string }[]): Uint32Array {
  const n = vehicles.length;
  // All parts are read at once: each vehicle is visited in memory once.
  const parts = [16, 12, 8, 4, 0].map((from) => ({ from, keys: new Uint32Array(n) }));
  for (let i = 0; i < n; i++) {
    const { vin } = vehicles[i]!;
    for (const { from, keys } of parts) keys[i] = fourCharacters(vin, from);
  }
  return parts.reduce((order, { keys }) => sortStably(order, keys), inputOrder(n));
}

function fourCharacters(vin: string, from: number): number {
  let key = 0;
  for (let at = from; at < from + 4; at++) key = (key << 7) | (vin.charCodeAt(at) & 127);
  return key;
}
