import type { Browser } from "playwright-core";
import type { Line } from "../moves/line.ts";
import { SHOPPER_VISITS } from "../moves/shopper-moves.ts";
import { makeVisits } from "../moves/visit.ts";
import type { BothRounds } from "./judge-moves.ts";

/** The addresses of both sites. */
export type Heads = { head: string; reference: string };

const ORDERS = [
  ["head", "reference"],
  ["reference", "head"],
] as const;

/**
 * Times moves on both heads in turn, visit by visit, so that a busy machine slows both. Each round swaps which is first.
 *
 * @param note gets the reason of each move that did not happen
 */
export async function measureInTurn(
  browser: Browser,
  line: Line,
  heads: Heads,
  moves: readonly string[],
  { rounds, note }: { rounds: number; note(reason: string): void },
): Promise<Record<string, BothRounds>> {
  const measured = Object.fromEntries(
    moves.map((move) => [
      move,
      { head: [] as (number | undefined)[], reference: [] as (number | undefined)[] },
    ]),
  );
  const visits = SHOPPER_VISITS.filter((visit) => visit.moves.some((move) => moves.includes(move)));
  for (let round = 0; round < rounds; round += 1)
    for (const visit of visits)
      for (const which of ORDERS[round % 2]!) {
        const { times, failures } = await makeVisits(browser, line, heads[which], [visit]);
        for (const move of visit.moves) measured[move]?.[which].push(times[move]);
        for (const failure of failures) note(`${which}: ${failure}`);
      }
  return measured;
}
