import { parseArgs } from "node:util";

export type MovesArguments = {
  /** The revision to compare with; undefined measures this head alone. */
  against?: string;
  /** Arguments of the bench itself. */
  rest: string[];
};

/**
 * Reads `[--quick]`, or `--against [REV] [--rounds N] [--guard]`. Without REV it is `reference`.
 *
 * @throws for an argument that is unknown or misplaced
 */
export function parseMovesArguments(args: readonly string[], reference: () => string): MovesArguments {
  // parseArgs knows no option whose value may be left out.
  const withValues = args.map((argument, index) =>
    argument === "--against" && (args[index + 1] ?? "--").startsWith("--") ? "--against=" : argument,
  );
  const { values } = parseArgs({
    args: withValues,
    options: {
      quick: { type: "boolean" },
      against: { type: "string" },
      rounds: { type: "string" },
      guard: { type: "boolean" },
    },
  });
  const { quick, against, rounds, guard } = values;
  if (against === undefined) {
    if (rounds !== undefined || guard) throw new Error("--rounds and --guard need --against.");
    return { rest: quick ? ["--quick"] : [] };
  }
  if (quick) throw new Error("--quick measures this head alone; with --against use --rounds.");
  if (rounds !== undefined && !/^[1-9]\d?$/.test(rounds))
    throw new Error(`--rounds is a number from 1 to 99, not “${rounds}”.`);
  return {
    against: against || reference(),
    rest: [...(rounds ? [`--rounds=${rounds}`] : []), ...(guard ? ["--guard"] : [])],
  };
}
