/** How many of a group's visitors did something. */
export type Proportion = { count: number; total: number };
export type Interval = { low: number; high: number };

/** The two-sided 95 % quantile of the normal distribution. */
const Z = 1.959964;

/**
 * The 95 % interval of a rate by Wilson's score method, which also holds for few visitors and for rates near 0.
 *
 * @returns from 0 to 1 for an empty group
 * @example wilsonInterval({ count: 81, total: 263 }) // { low: 0.2553, high: 0.3662 }
 */
export function wilsonInterval({ count, total }: Proportion): Interval {
  if (total === 0) return { low: 0, high: 1 };
  const rate = count / total;
  const center = rate + Z ** 2 / (2 * total);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / total + Z ** 2 / (4 * total ** 2));
  const scale = 1 + Z ** 2 / total;
  return {
    low: count === 0 ? 0 : (center - spread) / scale,
    high: count === total ? 1 : (center + spread) / scale,
  };
}

/**
 * The 95 % interval of the difference between two rates by Newcombe's hybrid score method.
 *
 * @example newcombeInterval({ count: 56, total: 70 }, { count: 48, total: 80 }) // { low: 0.0524, high: 0.3339 }
 */
export function newcombeInterval(group: Proportion, control: Proportion): Interval {
  if (group.total === 0 || control.total === 0) return { low: -1, high: 1 };
  const [a, b] = [group.count / group.total, control.count / control.total];
  const [ofA, ofB] = [wilsonInterval(group), wilsonInterval(control)];
  return {
    low: a - b - Math.hypot(a - ofA.low, ofB.high - b),
    high: a - b + Math.hypot(ofA.high - a, b - ofB.low),
  };
}
