import { readReference } from "../../apps/site/bench/against/reference.ts";
import { runCommand } from "../run-command.ts";
import { writeCounts } from "../test/counts.ts";
import { buildReference } from "./build-reference.ts";
import { parseMovesArguments } from "./moves-arguments.ts";
import { resolveRevision } from "./resolve-revision.ts";

/**
 * Times a shopper's moves: of this head alone, or of this head and another revision in turn. `pnpm bench moves [--quick]`,
 * `pnpm bench moves --against [REV] [--rounds N] [--guard]`. Without REV it is the commit of `reference.json`.
 *
 * @returns the exit code
 */
export async function benchMoves(args: readonly string[]): Promise<number> {
  try {
    const { against, rest } = parseMovesArguments(args, () => readReference().revision);
    const bench = against === undefined ? ["browser-bench.ts", "moves"] : ["against/bench-against.ts"];
    if (against !== undefined) {
      const commit = await resolveRevision(against);
      bench.push(await buildReference(commit), commit);
    }
    await buildSite();
    const [script, ...parts] = bench;
    const { code, output } = await runCommand("node", [`apps/site/bench/${script}`, ...parts, ...rest]);
    const [, passed = 0, failed = 1] = /^bench moves: (\d+) passed, (\d+) failed$/m.exec(output) ?? [];
    writeCounts("bench moves", { passed: Number(passed), failed: Number(failed) });
    return code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.log("bench moves: 0 passed, 1 failed");
    return 1;
  }
}

async function buildSite(): Promise<void> {
  const { code } = await runCommand("turbo", [
    "run",
    "build",
    "--filter=@forecourt/site",
    "--output-logs=errors-only",
  ]);
  if (code !== 0) throw new Error("The site cannot be built; see the lines above.");
}
