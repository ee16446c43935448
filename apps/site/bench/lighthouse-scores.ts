/**
 * Runs Lighthouse's mobile preset on a page of each kind, the median of three: `pnpm lighthouse [path …]`. Every score
 * must be 100, LCP at most 1,200 ms, blocking time at most 50 ms, with no layout shift.
 * Measures the product at `PRODUCT_URL`, or starts one.
 */
import { givenProduct } from "../e2e/product/given-product.ts";
import { median } from "./median.ts";
import { runLighthouse } from "./run-lighthouse.ts";

const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** By audit: its name in the table, and the most it may be (ms; the layout shift has no unit). */
const LIMITS: [audit: string, name: string, most: number][] = [
  ["largest-contentful-paint", "LCP", 1200],
  ["total-blocking-time", "TBT", 50],
  ["cumulative-layout-shift", "CLS", 0],
];

type Run = { scores: number[]; values: number[]; failed: string[] };

const product = await givenProduct();
const origin = product.url;
let missed = 0;
row(
  "",
  [...CATEGORIES.map((name) => name.slice(0, 9)), ...LIMITS.map(([, name, most]) => `${name} ≤ ${most}`)],
  "page",
);
try {
  const paths = process.argv.slice(2);
  for (const path of paths.length > 0 ? paths : await onePageOfEachKind()) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(origin + path));
    const scores = CATEGORIES.map((_, at) => median(runs.map((run) => run.scores[at] ?? 0)));
    const values = LIMITS.map((_, at) => median(runs.map((run) => run.values[at]!)));
    // A value that Lighthouse did not give is not a number, and misses its goal.
    const isFine =
      scores.every((score) => score === 100) && values.every((value, at) => value <= LIMITS[at]![2]);
    if (!isFine) missed += 1;
    row(isFine ? "ok" : "MISS", [...scores, ...values.map((value) => Math.round(value * 1000) / 1000)], path);
    for (const audit of new Set(runs.flatMap(({ failed }) => failed))) console.log(`       ${audit}`);
  }
} finally {
  await product.stop();
}
process.exitCode = missed > 0 ? 1 : 0;

/** Prints a row of the table. */
function row(mark: string, cells: readonly (string | number)[], path: string): void {
  console.log(`${mark.padEnd(4)} ${cells.map((cell) => String(cell).padStart(10)).join(" ")}  ${path}`);
}

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
    values: LIMITS.map(([audit]) => audits[audit]?.numericValue ?? Number.NaN),
    failed: weighed.flatMap(({ id }) => {
      const { score, displayValue = "" } = audits[id] ?? {};
      return typeof score === "number" && score < 0.9 ? [`${id} ${score} ${displayValue}`] : [];
    }),
  };
}
