/**
 * Compares the moves and weights of this head with those of another revision, built in a folder. Part of
 * `pnpm bench moves --against` (scripts/bench/bench-moves.ts). `--rounds=N` sets how often each move is made in a try;
 * `--guard` is the short round of CI, on the fast line alone.
 */
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { startProduct } from "../../e2e/product/start-product.ts";
import { collectGoals } from "../goals.ts";
import { launchBrowser } from "../launch-browser.ts";
import { ROUNDS } from "../moves/bench-moves.ts";
import type { Line } from "../moves/line.ts";
import { SHOPPER_MOVES } from "../moves/shopper-moves.ts";
import { firstVehiclePath, pageKinds } from "../page-kinds.ts";
import { compareWeights } from "./compare-weights.ts";
import { judgeMoves, MAX_RATIO, type Try } from "./judge-moves.ts";
import { type Heads, measureInTurn } from "./measure-in-turn.ts";
import { readReference } from "./reference.ts";
import { limitsFor, weighHead } from "./weigh-head.ts";

const GUARD_ROUNDS = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string" }, guard: { type: "boolean" } },
});
const [folder, commit] = positionals as [string, string];
const revision = commit.slice(0, 8);
const { revision: accepting, accepted } = readReference();
const goals = collectGoals();

/** Fails a goal unless `reference.json` accepts it, against the revision that it names. */
function judge(name: string, figure: string, ok: boolean): void {
  const reason = accepting === commit ? accepted[name] : undefined;
  goals.goal(name, !ok && reason ? `${figure}, accepted: ${reason}` : figure, ok || reason !== undefined);
}

const head = await startProduct();
const reference = await startProduct({}, folder).catch(async (error) => {
  await head.stop();
  throw error;
});
const browser = await launchBrowser();
try {
  const heads = { head: head.url, reference: reference.url };
  await judgeWeights(browser, heads);
  for (const line of values.guard ? (["fast"] as const) : (["fast", "slow"] as const))
    await judgeLine(browser, heads, line);
} finally {
  await browser.close();
  await Promise.all([head.stop(), reference.stop()]);
}
goals.finish("bench moves");

async function judgeWeights(browser: Browser, { head, reference }: Heads): Promise<void> {
  const [kinds, vehicle] = [await pageKinds(head), await firstVehiclePath(head)];
  // Bytes, unlike times, may be measured at once.
  const [ours, theirs] = await Promise.all([
    weighHead(browser, head, kinds, vehicle),
    weighHead(browser, reference, kinds, vehicle),
  ]);
  for (const reason of ours.missing) judge("weight", `not measured: ${reason}`, false);
  for (const reason of theirs.missing) console.log(`     not weighed at ${revision}: ${reason}`);
  console.log(`     weights of this head and ${revision}, in elements and kB`);
  const changes = compareWeights(ours.weights, theirs.weights, limitsFor(theirs.weights));
  for (const { name, head, reference, change, limit, ok } of changes) {
    const difference = (head - (reference ?? 0)).toFixed(1).replace(/\.0$/, "");
    const grown = change === "same" ? "" : `, ${change === "more" ? `MORE by ${difference}` : difference}`;
    judge(name, `${head} and ${reference ?? "none"}${grown}, limit ${limit ?? "none"}`, ok);
  }
}

async function judgeLine(browser: Browser, heads: Heads, line: Line): Promise<void> {
  const rounds = Number(values.rounds ?? (values.guard ? GUARD_ROUNDS : ROUNDS[line]));
  console.log(`     moves of this head and ${revision}, medians of ${rounds} rounds in turn, ${line} line`);
  const note = (reason: string) => console.log(`     ${reason}`);
  const tries = await judgeMoves(SHOPPER_MOVES, (moves) =>
    measureInTurn(browser, line, heads, moves, { rounds, note }),
  );
  for (const [move, each] of Object.entries(tries))
    judge(`${move}, ${line} line`, each.map(describe).join("; again: "), !each.at(-1)!.over);
}

function describe({ head, reference, ratio, fastestRatio }: Try): string {
  const [ours, theirs] = [head, reference].map((ms) =>
    Number.isFinite(ms) ? `${Math.round(ms)}` : "not happened",
  );
  const [medians, fastest] = [ratio, fastestRatio].map((each) =>
    Number.isFinite(each) ? each.toFixed(2) : "–",
  );
  return `${ours} and ${theirs} ms = ${medians} ×, fastest ${fastest} × (≤ ${MAX_RATIO})`;
}
