/** The figures of docs/product/performance.md, each a ratio measured in one run. `pnpm bench [--quick]`. */
import { runCommand } from "./run-command.ts";

const flags = process.argv.slice(2);
let failed = 0;
for (const [name, command, args] of [
  ["search", "node", ["packages/inventory/bench/search-bench.ts", ...flags]],
  ["the site's build", "turbo", ["run", "build", "--filter=@forecourt/site", "--output-logs=errors-only"]],
  ["pages", "node", ["apps/site/bench/site-bench.ts"]],
] as const) {
  console.log(`\n── ${name}`);
  const { code } = await runCommand(command, args);
  if (code !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
