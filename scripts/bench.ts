/**
 * Runs the benchmarks of docs/product/performance.md; each compares contenders in one run. `pnpm bench [--quick] [--long]`.
 * `pnpm bench moves` runs the moves alone (scripts/bench/bench-moves.ts), `pnpm bench load` the load alone.
 */
import { benchMoves } from "./bench/bench-moves.ts";
import { runCommand } from "./run-command.ts";

const flags = process.argv.slice(2);
const LOAD = "apps/site/bench/load/load-bench.ts";
process.exitCode = await run(flags);

async function run([name, ...rest]: readonly string[]): Promise<number> {
  if (name === "moves") return benchMoves(rest);
  if (name === "load") return (await runCommand("node", [LOAD, ...rest])).code;
  return benchAll();
}

async function benchAll(): Promise<number> {
  const benches: [name: string, command: string, args: string[]][] = [
    // A million vehicles as objects, for the loop, take more than Node's default heap.
    ["search", "node", ["--max-old-space-size=12288", "packages/inventory/bench/search-bench.ts", ...flags]],
    ["payments", "node", ["packages/finance/bench/payment-bench.ts", ...flags]],
    ["VINs", "node", ["packages/vin/bench/decode-bench.ts", ...flags]],
    ["ADF", "node", ["packages/adf/bench/build-bench.ts", ...flags]],
    ["the site's build", "turbo", ["run", "build", "--filter=@forecourt/site", "--output-logs=errors-only"]],
    ["pages", "node", ["apps/site/bench/site-bench.ts"]],
    ["load", "node", [LOAD]],
    ["the browser", "node", ["apps/site/bench/browser-bench.ts", ...flags]],
  ];
  if (flags.includes("--long")) {
    benches.push(["memory", "node", ["apps/site/bench/memory-bench.ts"]]);
    benches.push(["random requests", "node", ["apps/site/bench/fuzz-site.ts"]]);
  }
  let failed = 0;
  for (const [name, command, args] of benches) {
    console.log(`\n── ${name}`);
    const { code } = await runCommand(command, args);
    if (code !== 0) failed += 1;
  }
  return failed > 0 ? 1 : 0;
}
