/**
 * Leads beside many readers, and a flood of leads: `node apps/site/bench/load/load-bench.ts [seconds]`. Starts a
 * product of its own. The load comes from this process, on the same processors. `pnpm bench load`.
 */
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { openProductDatabase } from "../../e2e/product/product-database.ts";
import { startProduct } from "../../e2e/product/start-product.ts";
import { countBy } from "../fuzz/burst.ts";
import { collectGoals } from "../goals.ts";
import { median } from "../median.ts";
import { startListClients } from "./list-clients.ts";
import { type LeadAnswer, sendLead } from "./send-lead.ts";

const ROUNDS = 3;
const LEADS_PER_ROUND = 40;
const CLIENTS = 60;
const MOST_TIMES_ALONE = 3;
const FLOOD = { perSecond: 200, seconds: Number(process.argv[2] ?? 15) };
const LONGEST_MS = 10_000;
/** The worker delivers some dozens in a second. */
const DELIVERY_MS = 600_000;

const { goal, finish } = collectGoals();
const agent = new Agent({ keepAlive: true });
const product = await startProduct();
try {
  await besideReaders();
  await flood();
} finally {
  agent.destroy();
  await product.stop();
}
finish("bench load");

/** Leads alone and beside readers, in turn. */
async function besideReaders(): Promise<void> {
  await sendEach(LEADS_PER_ROUND);
  const alone: LeadAnswer[] = [];
  const beside: LeadAnswer[] = [];
  const read = { answers: 0, refused: 0, ms: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await sendEach(LEADS_PER_ROUND)));
    const clients = startListClients(product.url, CLIENTS);
    await sleep(1000);
    beside.push(...(await sendEach(LEADS_PER_ROUND)));
    const answers = await clients.stop();
    read.answers += answers.length;
    read.refused += answers.filter(({ status }) => status === 503).length;
    read.ms.push(...answers.map(({ ms }) => ms));
  }
  const [before, after] = [alone, beside].map((answers) => median(answers.map(({ ms }) => ms))) as [
    number,
    number,
  ];
  const accepted = beside.every(({ status }) => status === 202);
  goal(
    `a lead beside ${CLIENTS} clients of the list, p50`,
    `${after.toFixed(1)} ms, ${(after / before).toFixed(2)} × ${before.toFixed(1)} alone (≤ ${MOST_TIMES_ALONE} ×)`,
    accepted && after <= MOST_TIMES_ALONE * before,
  );
  console.log(
    `     lists meanwhile: ${read.answers} answers, p50 ${median(read.ms).toFixed(0)} ms, ${read.refused} refused`,
  );
}

async function sendEach(count: number): Promise<LeadAnswer[]> {
  const answers: LeadAnswer[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    answers.push(await sendLead(product.url, agent));
    await sleep(20);
  }
  return answers;
}

/** Sends leads at a fixed rate, whether answers come or not. */
async function flood(): Promise<void> {
  const sent: Promise<LeadAnswer>[] = [];
  const startedAt = performance.now();
  while (sent.length < FLOOD.perSecond * FLOOD.seconds) {
    const due = Math.ceil(((performance.now() - startedAt) / 1000) * FLOOD.perSecond);
    while (sent.length < Math.min(due, FLOOD.perSecond * FLOOD.seconds))
      sent.push(sendLead(product.url, agent));
    await sleep(5);
  }
  const answers = await Promise.all(sent);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const statuses = countBy(answers.map(({ status }) => status));
  const text = Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
  const honest = answers.every(({ status, retryAfter }) => status === 202 || (status === 503 && retryAfter));
  goal(
    `${FLOOD.perSecond} leads per second for ${FLOOD.seconds} s: 202, or 503 with Retry-After`,
    text,
    honest,
  );
  const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
  const slowest = times.at(-1) ?? Number.POSITIVE_INFINITY;
  goal(
    "the slowest answer",
    `${at(1)} (≤ ${LONGEST_MS}); p50 ${at(0.5)}, p99 ${at(0.99)}`,
    slowest <= LONGEST_MS,
  );
  const accepted = answers.flatMap(({ leadId }) => leadId ?? []);
  const lost = await undelivered(accepted);
  goal("accepted leads that were not delivered", `${lost} of ${accepted.length}`, lost === 0);
}

/** Waits until the accepted leads are delivered; returns how many are not after ten minutes. */
async function undelivered(ids: readonly string[]): Promise<number> {
  const database = await openProductDatabase(product.dataDir);
  try {
    for (const until = performance.now() + DELIVERY_MS; ; ) {
      const { rows } = await database.owner.pool.query<{ sent: number }>(
        "SELECT count(*)::int AS sent FROM outbox WHERE state = 'sent' AND lead_id = ANY ($1)",
        [ids],
      );
      const missing = ids.length - (rows[0]?.sent ?? 0);
      if (missing === 0 || performance.now() > until) return missing;
      await sleep(1000);
    }
  } finally {
    await database.close();
  }
}
