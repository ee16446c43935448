/**
 * Breaks the code of the packages where a wrong sign costs money or a lead, one small fault at a time, and counts how
 * many of the faults a test notices; fewer than 85 % fail. `pnpm mutation [package …]`. The report with every
 * surviving fault is in `packages/{package}/reports/mutation/mutation.html`.
 */
import { join } from "node:path";
import { root, runCommand } from "./run-command.ts";

const CODE = ["src/**/*.ts", "!src/**/*.test.ts", "!src/testing/**", "!src/**/index.ts"];
const MUTATED: Record<string, string[]> = {
  finance: CODE,
  "trade-in": CODE,
  adf: CODE,
  consent: CODE,
  // The grammar of addresses; the search has a plain loop beside it that proves every answer.
  inventory: [
    "src/edit-query.ts",
    "src/filters.ts",
    "src/legacy-redirect.ts",
    "src/listing-url.ts",
    "src/model-id.ts",
    "src/normalize-query.ts",
    "src/parse-listing.ts",
    "src/query-params.ts",
    "src/segments.ts",
    "src/vehicle-path.ts",
  ],
};

const asked = process.argv.slice(2);
const scores: string[] = [];
for (const name of asked.length > 0 ? asked : Object.keys(MUTATED)) {
  const files = MUTATED[name];
  if (!files) throw new RangeError(`mutation: ${name} is none of ${Object.keys(MUTATED).join(", ")}`);
  const config = join(root, "stryker.config.json");
  const { code, output } = await runCommand("stryker", ["run", config, "--mutate", files.join(",")], {
    cwd: join(root, "packages", name),
  });
  const score = /^All files\s*\|\s*([\d.]+)/m.exec(output)?.[1];
  // Without any planted fault Stryker ends well, and has no score.
  const isFine = code === 0 && score !== undefined;
  scores.push(`${isFine ? "ok  " : "FAIL"} ${name} ${score ?? "no score"}`);
  if (!isFine) process.exitCode = 1;
}
console.log(`\nmutation score, % of faults that a test noticed (at least 85)\n${scores.join("\n")}`);
