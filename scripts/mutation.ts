/**
 * Mutation tests for packages where a wrong sign costs money or a lead. A score below 85 % fails.
 * `pnpm mutation [package …]`. `packages/{package}/reports/mutation/mutation.html` lists the surviving mutants.
 */
import { join } from "node:path";
import { root, runCommand } from "./run-command.ts";

const CODE = ["src/**/*.ts", "!src/**/*.test.ts", "!src/testing/**", "!src/**/index.ts"];
const MUTATED: Record<string, string[]> = {
  finance: CODE,
  "trade-in": CODE,
  adf: CODE,
  consent: CODE,
  scheduling: CODE,
  leads: CODE,
  // Mutants of the URL grammar; a simple loop tests every search result.
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
/** Tables of words and forms: every one of their mutants runs all tests, four fifths of the time. */
const WITHOUT_STATIC = new Set(["leads"]);

const names = process.argv.slice(2);
const scores: string[] = [];
for (const name of names.length > 0 ? names : Object.keys(MUTATED)) {
  const files = MUTATED[name];
  if (!files) throw new RangeError(`mutation: ${name} is none of ${Object.keys(MUTATED).join(", ")}`);
  const config = join(root, "stryker.config.json");
  const args = ["run", config, "--mutate", files.join(",")];
  if (WITHOUT_STATIC.has(name)) args.push("--ignoreStatic");
  const { code, output } = await runCommand("stryker", args, { cwd: join(root, "packages", name) });
  const score = /^All files\s*\|\s*([\d.]+)/m.exec(output)?.[1];
  // Without any mutant Stryker ends well, and has no score.
  const isFine = code === 0 && score !== undefined;
  scores.push(`${isFine ? "ok  " : "FAIL"} ${name} ${score ?? "no score"}`);
  if (!isFine) process.exitCode = 1;
}
console.log(`\nmutation score, % of mutants killed (at least 85)\n${scores.join("\n")}`);
