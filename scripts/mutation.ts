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
  // The linter of advertisements: a wrong pattern misses a violation, or invents one.
  offers: ["src/lint/*.ts", "!src/**/*.test.ts"],
  scheduling: CODE,
  // Rules with tests of their own; further parts of leads are below.
  leads: [
    "src/adf-vehicle-words.ts",
    "src/canonical-json.ts",
    "src/clean-text.ts",
    "src/credit-range.ts",
    "src/email-address.ts",
    "src/fallback-key.ts",
    "src/format-cents.ts",
    "src/lead-interest.ts",
    "src/lead-vehicle-name.ts",
    "src/new-or-resend.ts",
    "src/price-note.ts",
    "src/read-number.ts",
    "src/read-page.ts",
    "src/read-terms.ts",
    "src/route-lead.ts",
  ],
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

/** Parts of packages with tests of their own, which alone run for their mutants. Tables of words are not mutated. */
const PARTS: Record<string, { folder: string; files: string[]; tests: string }> = {
  keywords: {
    folder: "inventory",
    files: ["src/keywords/*.ts", "!src/**/*.test.ts"],
    tests: "src/keywords/*.test.ts",
  },
  "credit-application": {
    folder: "leads",
    files: ["src/credit-application/*.ts", "!src/**/*.test.ts"],
    tests: "src/credit-application/*.test.ts",
  },
  "lead-documents": {
    folder: "leads",
    files: [
      "src/adf-document.ts",
      "src/adf-payload.ts",
      "src/lead-payload.ts",
      "src/payload-contact.ts",
      "src/payload-vehicle.ts",
    ],
    tests: "src/adf-document.test.ts,src/lead-payload.test.ts",
  },
  "lead-parsing": {
    folder: "leads",
    files: [
      "src/lead-body-schema.ts",
      "src/lead-details.ts",
      "src/lead-fields.ts",
      "src/lead-kinds.ts",
      "src/lead-locale.ts",
      "src/lead-requirements.ts",
      "src/lead-vehicle-fields.ts",
      "src/lead-vehicle.ts",
      "src/omit-nullish.ts",
      "src/parse-lead.ts",
      "src/stored-lead.ts",
    ],
    tests: "src/parse-lead.test.ts,src/lead-schema.test.ts,src/stored-lead.test.ts,src/lead-payload.test.ts",
  },
  "lead-messages": {
    folder: "leads",
    files: ["src/lead-email.ts", "src/lead-notes.ts", "src/sender-notes.ts", "src/text-body.ts"],
    tests: "src/lead-email.test.ts,src/lead-payload.test.ts,src/adf-document.test.ts",
  },
  "lead-forms": {
    folder: "leads",
    files: ["src/forms/*.ts", "!src/**/*.test.ts"],
    tests: "src/forms/*.test.ts",
  },
  resumes: {
    folder: "leads",
    files: ["src/resume/*.ts", "!src/**/*.test.ts"],
    tests: "src/resume/*.test.ts",
  },
};

const known = [...Object.keys(MUTATED), ...Object.keys(PARTS)];
const names = process.argv.slice(2);
const scores: string[] = [];
for (const name of names.length > 0 ? names : known) {
  const part = PARTS[name];
  const files = part?.files ?? MUTATED[name];
  if (!files) throw new RangeError(`mutation: ${name} is none of ${known.join(", ")}`);
  const options = part ? ["--testFiles", part.tests, "--ignoreStatic"] : [];
  const config = join(root, "stryker.config.json");
  const { code, output } = await runCommand(
    "stryker",
    ["run", config, "--mutate", files.join(","), ...options],
    {
      cwd: join(root, "packages", part?.folder ?? name),
    },
  );
  const score = /^All files\s*\|\s*([\d.]+)/m.exec(output)?.[1];
  // Without any mutant Stryker ends well, and has no score.
  const isFine = code === 0 && score !== undefined;
  scores.push(`${isFine ? "ok  " : "FAIL"} ${name} ${score ?? "no score"}`);
  if (!isFine) process.exitCode = 1;
}
console.log(`\nmutation score, % of mutants killed (at least 85)\n${scores.join("\n")}`);
