import type { ModelFacts, TrimFacts } from "./facts/model-facts.ts";
import type { Random } from "./random.ts";
import type { NamedColor } from "./sample-vehicle.ts";

/** Options and accessories of a new vehicle with their list prices in dollars. */
const ACCESSORIES: readonly (readonly [label: string, dollars: number, bodies: string])[] = [
  ["All-weather floor mats", 160, "suv hatch sedan"],
  ["Carpeted floor mats and portfolio", 155, "suv hatch sedan"],
  ["Cargo cover", 190, "suv"],
  ["Roof rack cross bars", 295, "suv"],
  ["Mud guards", 140, "suv hatch"],
  ["Wheel locks", 75, "suv hatch sedan"],
];
const PREMIUM_PAINTS: Readonly<Record<string, number>> = { "White Diamond": 595, "Red Diamond": 595 };

/** Picks options: premium paint where chosen, and accessories on half of the vehicles above the base trim. */
export function newVehicleOptions(
  { body, trims }: ModelFacts,
  trim: TrimFacts,
  paint: NamedColor,
  random: Random,
): { labels: string[]; dollars: number } {
  const fitting = ACCESSORIES.filter(([, , bodies]) => bodies.includes(body));
  const chosen =
    trim !== trims[0] && random.chance(0.5) ? random.shuffle(fitting).slice(0, random.whole(1, 2)) : [];
  const extra = PREMIUM_PAINTS[paint.name];
  const labels = chosen.map(([label]) => label);
  if (extra) labels.unshift(`Premium paint: ${paint.name}`);
  return { labels, dollars: chosen.reduce((sum, [, dollars]) => sum + dollars, extra ?? 0) };
}
