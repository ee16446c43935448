import { expect, test } from "vitest";
import { type BothRounds, compareRounds, judgeMoves } from "./judge-moves.ts";

const rounds = (head: BothRounds["head"], reference: BothRounds["reference"]): BothRounds => ({
  head,
  reference,
});

test("compares the medians of the rounds", () => {
  expect(compareRounds(rounds([100, 900, 130], [100, 10, 100]))).toEqual({
    head: 130,
    reference: 100,
    ratio: 1.3,
    fastestRatio: 10,
    over: false,
  });
});

test.each<[title: string, head: BothRounds["head"], reference: BothRounds["reference"], over: boolean]>([
  ["1.3 times the reference is the most", [130], [100], false],
  ["more than 1.3 times is over", [131], [100], true],
  ["a fastest round within the bound is not over", [130, 400, 400], [100, 100, 100], false],
  ["all rounds over the bound are over", [131, 400, 400], [100, 100, 100], true],
  [
    "a move that does not happen in one round of three is compared",
    [100, undefined, 100],
    [100, 100, 100],
    false,
  ],
  [
    "a move that does not happen in two rounds of three is over",
    [undefined, 100, undefined],
    [100, 100, 100],
    true,
  ],
  ["a move that the reference does not have is not over", [100], [undefined], false],
  ["a move that happens on neither head is over", [undefined], [undefined], true],
])("%s", (_, head, reference, over) => {
  expect(compareRounds(rounds(head, reference)).over).toBe(over);
});

/** Measures by what each try says of each move, and records which moves it was asked for. */
function scripted(ratios: Record<string, number[]>) {
  const asked: string[][] = [];
  return {
    asked,
    async measure(moves: readonly string[]) {
      const at = asked.push([...moves]) - 1;
      return Object.fromEntries(moves.map((move) => [move, rounds([ratios[move]![at]! * 100], [100])]));
    },
  };
}

test("measures again only the moves that are over, at most three times", async () => {
  const { asked, measure } = scripted({ sort: [1.4, 1.2], back: [1, 1], filter: [2, 2, 2] });
  const tries = await judgeMoves(["sort", "back", "filter"], measure);
  expect(asked).toEqual([["sort", "back", "filter"], ["sort", "filter"], ["filter"]]);
  expect(tries["sort"]!.map(({ over }) => over)).toEqual([true, false]);
  expect(tries["back"]!.map(({ over }) => over)).toEqual([false]);
  expect(tries["filter"]!.map(({ over }) => over)).toEqual([true, true, true]);
});

test("a third try within the bound clears a move", async () => {
  const { measure } = scripted({ sort: [1.4, 1.5, 1.3] });
  expect((await judgeMoves(["sort"], measure))["sort"]!.at(-1)!.over).toBe(false);
});
