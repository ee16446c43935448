/** Runs a tool of `on-demand`: `node scripts/on-demand-cli.ts typedoc --version`. */
import { runOnDemand } from "./run-on-demand.ts";

const [tool, ...args] = process.argv.slice(2);
if (!tool) throw new Error("Name a tool.");
const { code } = await runOnDemand(tool, args);
process.exitCode = code;
