import type { Browser } from "playwright-core";
import type { Goals } from "../goals.ts";
import { median } from "../median.ts";
import type { Line } from "./line.ts";
import { FLOOR, FLOOR_VISITS, PLAIN_CARDS, SHOPPER_MOVES, SHOPPER_VISITS } from "./shopper-moves.ts";
import { type MoveTimes, makeVisits } from "./visit.ts";

/** By line: the most that each move may take, as a multiple of the floor. */
const MAX_RATIO: Record<Line, number> = { fast: 0.75, slow: 2 };
export const ROUNDS: Record<Line, number> = { fast: 5, slow: 3 };

/**
 * Times a shopper's moves from the press to the painted page, as multiples of the framework's own `Link` between two
 * near-empty pages. Both are measured in turn, so that a busy machine slows both. A move that does not happen in every
 * round is missed.
 */
export async function benchMoves(
  { goal }: Goals,
  browser: Browser,
  site: string,
  links: string,
  rounds: Record<Line, number> = ROUNDS,
): Promise<void> {
  for (const line of ["fast", "slow"] as const) {
    const measured: MoveTimes[] = [];
    for (let round = 0; round < rounds[line]; round += 1) {
      measured.push(await makeVisits(browser, line, links, FLOOR_VISITS));
      measured.push(await makeVisits(browser, line, site, SHOPPER_VISITS));
    }
    const timesOf = (name: string) => measured.flatMap(({ times }) => times[name] ?? []);
    const floors = timesOf(FLOOR);
    console.log(`     ${line} line: floor ${Math.round(median(floors))} ms in ${floors.length} rounds`);
    const cards = timesOf(PLAIN_CARDS);
    console.log(`     ${PLAIN_CARDS}, ${line} line: ${Math.round(median(cards))} ms`);
    for (const name of SHOPPER_MOVES) {
      const happened = timesOf(name);
      const ratio = median(happened) / median(floors);
      const most = MAX_RATIO[line];
      const figure = `${Math.round(median(happened))} ms = ${ratio.toFixed(2)} × the floor (≤ ${most})`;
      if (happened.length < rounds[line])
        goal(`${name}, ${line} line`, `happened ${happened.length} of ${rounds[line]} times`, false);
      else goal(`${name}, ${line} line`, figure, ratio <= most);
    }
    for (const failure of measured.flatMap(({ failures }) => failures)) console.log(`     ${failure}`);
  }
}
