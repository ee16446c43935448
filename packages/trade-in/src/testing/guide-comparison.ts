import { defaultValuationModel } from "../built-in-valuation-default.ts";
import { estimateVehiclePrices } from "../built-in-valuation-prices.ts";
import { guideSources } from "./guide-sources.ts";
import type { GuideValue } from "./guide-values.ts";

/** The default model's figure of the same kind, in dollars. */
function modelDollars({ kind, source, ...vehicle }: GuideValue): number {
  const age = guideSources[source].now - vehicle.year;
  const prices = estimateVehiclePrices({ ...vehicle, age }, defaultValuationModel)!;
  return (kind === "trade-in" ? prices.adjusted_whole_avg! : prices.adjusted_retail_avg!) / 100;
}

/** The default model's figure as a share of the guide value. */
export const guideRatio = (guide: GuideValue): number => modelDollars(guide) / guide.dollars;

/** The vehicle's row of the documentation, without its source. */
export function guideRow(guide: GuideValue): string {
  const { year, make, model, mileage, dollars, kind, source } = guide;
  const age = guideSources[source].now - year;
  const figures = [mileage, `${kind} ${whole(dollars)}`, modelDollars(guide)];
  const percent = Math.round(100 * guideRatio(guide));
  return `| ${year} ${make} ${model} | ${age} | ${figures.map(whole).join(" | ")} | ${percent} % |`;
}

/** The middle value; the mean of both middle values of an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

const whole = (value: number | string): string =>
  typeof value === "string" ? value : Math.round(value).toLocaleString("en-US");
