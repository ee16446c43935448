/**
 * Sends random addresses and headers to the running site, then a burst of requests for different pages. Fails on a
 * failure, a hang or a redirect to another site: `node apps/site/bench/fuzz-site.ts [requests] [seed]`. Uses the product
 * at `PRODUCT_URL` on this machine, or starts one. Ends after half an hour at the latest.
 */
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import fc from "fast-check";
import { setContentSource } from "#server/content/content-source.ts";
import { startProduct } from "../e2e/product/start-product.ts";
import { loadContent } from "../src/page-server/state/dealership-files.ts";
import { burst, countBy } from "./fuzz/burst.ts";
import { problemOf, type Sent, sendRequest } from "./fuzz/send-request.ts";

const REQUESTS = Number(process.argv[2] ?? 50_000);
const SEED = Number(process.argv[3] ?? 20_261_123);
const AT_ONCE = 16;
const MAX_MINUTES = 30;
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];
const BURST = { count: 1000, atOnce: 200 };
const MAX_READS = 2;
/** More problems than these have the same causes. */
const SHOWN = 20;

type Health = {
  pages: { bytes: number; rendered: number };
  requests: { reads: { peak: number; refused: number } };
};

// The generator reads the content's addresses when it is loaded.
setContentSource(loadContent());
const { anyAddress } = await import("../src/page-server/testing/any-address.ts");
const { anyHeaders } = await import("../src/page-server/testing/any-headers.ts");

const given = process.env["PRODUCT_URL"];
if (given && !LOCAL.includes(new URL(given).hostname)) throw new Error(`${given} is not on this machine`);
const product = given ? null : await startProduct();
const url = given ?? product?.url ?? "";
let ok = true;
const report = (good: boolean, line: string) => {
  ok &&= good;
  console.log(`${good ? "ok  " : "MISS"} ${line}`);
};

try {
  console.log(`before: ${await state()}`);
  await fuzz();
  console.log(`after the random requests: ${await state()}`);
  const { statuses, ...slowest } = await burst(url, { ...BURST, first: 1000 + (SEED % 100_000) });
  const { reads } = (await health()).requests;
  const honest = Object.keys(statuses).every((status) => ["200", "503"].includes(status));
  report(honest, `burst of ${BURST.count} different lists, ${BURST.atOnce} at once: ${text(statuses)}`);
  console.log(
    `     slowest answer ${Math.round(slowest.slowestMs)} ms; health: ${slowest.healthAnswers} answers, slowest ${Math.round(slowest.slowestHealthMs)} ms`,
  );
  report(reads.peak <= MAX_READS, `reads at once: ${reads.peak} (≤ ${MAX_READS})`);
  console.log(`after the burst: ${await state()}`);
} finally {
  await product?.stop();
}
process.exitCode = ok ? 0 : 1;

async function fuzz(): Promise<void> {
  // Node's client sends no other characters.
  const address = anyAddress.map((written) => written.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent));
  const request = fc.record<Sent>({ path: address, headers: anyHeaders });
  const requests = fc.sample(request, { numRuns: REQUESTS, seed: SEED });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const until = Date.now() + MAX_MINUTES * 60_000;
  const statuses: number[] = [];
  const problems: string[] = [];
  const send = async () => {
    for (;;) {
      const sent = requests.pop();
      if (!sent || Date.now() > until) return;
      try {
        const answer = await sendRequest(url, sent, agent);
        statuses.push(answer.status);
        const problem = problemOf(url, answer);
        if (problem) problems.push(`${problem}: ${JSON.stringify(sent)}`);
      } catch (error) {
        problems.push(`${error instanceof Error ? error.message : error}: ${JSON.stringify(sent)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  agent.destroy();
  for (const problem of problems.slice(0, SHOWN)) console.log(`     ${problem.slice(0, 1000)}`);
  report(
    problems.length === 0,
    `${statuses.length} random requests (seed ${SEED}): ${text(countBy(statuses))}`,
  );
  report(requests.length === 0, `sent within ${MAX_MINUTES} minutes; ${requests.length} were not sent`);
}

async function health(): Promise<Health> {
  return (await (await fetch(`${url}/api/health`)).json()) as Health;
}

/** Pages and memory of the site's process; its memory is unknown when it was started elsewhere. */
async function state(): Promise<string> {
  const { pages, requests } = await health();
  const status = product && readFileSync(`/proc/${product.pidOf("site")}/status`, "utf8");
  const resident = status
    ? `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB in all, `
    : "";
  return `${resident}${(pages.bytes / 1024 / 1024).toFixed(1)} MB of pages, ${pages.rendered} rendered, ${requests.reads.refused} refused`;
}

function text(statuses: Record<number, number>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
}
