/**
 * Runs Lighthouse's mobile preset on a page of each kind, the median of three: `pnpm lighthouse [path …]`. Every score
 * must be 100, with no layout shift. Measures the product at `PRODUCT_URL`, or starts one.
 */
import { givenProduct } from "../e2e/product/given-product.ts";
import { median } from "./median.ts";
import { runLighthouse } from "./run-lighthouse.ts";

const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Run = { scores: number[]; shift: number; failed: string[] };

const product = await givenProduct();
const origin = product.url;
let missed = 0;
try {
  const paths = process.argv.slice(2);
  for (const path of paths.length > 0 ? paths : await onePageOfEachKind()) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(origin + path));
    const scores = CATEGORIES.map((_, at) => median(runs.map((run) => run.scores[at] ?? 0)));
    const shift = median(runs.map((run) => run.shift));
    const isFine = scores.every((score) => score === 100) && shift === 0;
    if (!isFine) missed += 1;
    const words = CATEGORIES.map((name, at) => `${name} ${scores[at]}`).join(", ");
    console.log(`${isFine ? "ok  " : "MISS"} ${path}: ${words}, CLS ${shift}`);
    for (const audit of new Set(runs.flatMap(({ failed }) => failed))) console.log(`       ${audit}`);
  }
} finally {
  await product.stop();
}
process.exitCode = missed > 0 ? 1 : 0;

/** The home, list, vehicle, financing, offers and guide pages. */
async function onePageOfEachKind(): Promise<string[]> {
  const answer = await fetch(`${origin}/api/v1/store-group/larkspur/website/vehicles`);
  const { vehicles } = (await answer.json()) as { vehicles: { url: string }[] };
  return [
    "/",
    "/cars-for-sale",
    new URL(vehicles[0]!.url, origin).pathname,
    "/auto-financing",
    "/special-offers",
    "/shopping-guides/financing/lease-or-finance",
  ];
}

async function measure(url: string): Promise<Run> {
  const result = await runLighthouse(url, { onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories, audits } = result;
  const weighed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).filter(
    ({ weight }) => weight > 0,
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    failed: weighed.flatMap(({ id }) => {
      const { score, displayValue = "" } = audits[id] ?? {};
      return typeof score === "number" && score < 0.9 ? [`${id} ${score} ${displayValue}`] : [];
    }),
  };
}
