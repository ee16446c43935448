import { Agent } from "node:http";
import { type Answer, sendRequest } from "./send-request.ts";

/** The router's state when it asks for a whole page. */
const ROUTER = {
  rsc: "1",
  "next-router-state-tree": encodeURIComponent(JSON.stringify(["", {}, null, "refetch"])),
};

export type BurstResult = {
  /** How many answers had each status. */
  statuses: Record<number, number>;
  slowestMs: number;
  slowestHealthMs: number;
  healthAnswers: number;
};

/**
 * Requests `count` lists that nobody requested before as the router does, `atOnce` at a time. Asks for the health of
 * the site meanwhile, ten times a second, on a connection of its own.
 */
export async function burst(
  url: string,
  { count, atOnce, first }: { count: number; atOnce: number; first: number },
): Promise<BurstResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const healthAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: Answer[] = [];
  const health: number[] = [];
  let next = first;
  let done = false;

  const requestLists = async () => {
    while (next < first + count) {
      const low = next++;
      const path = `/cars-for-sale?mileage=${low},${low + 7000}`;
      answers.push(await sendRequest(url, { path, headers: ROUTER }, agent));
    }
  };
  const askHealth = async () => {
    while (!done) {
      const { status, ms } = await sendRequest(url, { path: "/api/health", headers: {} }, healthAgent);
      if (status !== 200) throw new Error(`the site's health has status ${status}`);
      health.push(ms);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const asking = askHealth();
  await Promise.all(Array.from({ length: atOnce }, requestLists)).finally(() => (done = true));
  await asking;
  agent.destroy();
  healthAgent.destroy();
  return {
    statuses: countBy(answers.map(({ status }) => status)),
    slowestMs: Math.max(...answers.map(({ ms }) => ms)),
    slowestHealthMs: Math.max(...health),
    healthAnswers: health.length,
  };
}

/** @example countBy([200, 200, 404]) // { 200: 2, 404: 1 } */
export function countBy(values: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
