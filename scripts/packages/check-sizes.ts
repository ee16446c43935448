import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runCommand } from "../run-command.ts";

/** What an app imports, and the most that it may weigh minified and compressed with gzip. */
type SizeLimit = readonly [name: string, code: string, limit: string];

const LIMITS: readonly SizeLimit[] = [
  ["money", 'export * from "@forecourt/money"', "2 KiB"],
  ["contact details", 'export * from "@forecourt/contact-details"', "4 KiB"],
  ["calendar", 'export * from "@forecourt/calendar"', "2 KiB"],
  ["finance", 'export * from "@forecourt/finance"', "4.75 KiB"],
  ["one payment", 'export { loanPayment } from "@forecourt/finance"', "1 KiB"],
  ["trade-in", 'export * from "@forecourt/trade-in"', "6 KiB"],
  ["offers", 'export * from "@forecourt/offers"', "6 KiB"],
  [
    "VINs without the table",
    'export { decodeVin, isValidVin, normalizeVin, vinCheckDigit, vinModelYear } from "@forecourt/vin"',
    "2 KiB",
  ],
  ["search without keywords", 'export { createInventorySearch } from "@forecourt/inventory"', "9 KiB"],
  ["search with keywords", 'export { createInventorySearch, interpretKeywords } from "@forecourt/inventory"', "20 KiB"],
  ["addresses", 'export { listingUrl, parseListing } from "@forecourt/inventory"', "4 KiB"],
  ["scheduling", 'export * from "@forecourt/scheduling"', "4 KiB"],
  ["consent", 'export * from "@forecourt/consent"', "2 KiB"],
  ["tracking", 'export * from "@forecourt/tracking"', "4 KiB"],
  ["experiments", 'export * from "@forecourt/experiments"', "6 KiB"],
  ["visitor", 'export * from "@forecourt/visitor"', "8 KiB"],
  ["ADF builder", 'export * from "@forecourt/adf"', "4 KiB"],
  ["vehicle illustrations without the manifest", 'export * from "@forecourt/vehicle-illustrations"', "2 KiB"],
];

type Measured = { name: string; passed: boolean; size: number; sizeLimit: number };

/** Measures what parts of the packages weigh in an app, as bundled from the installed tarballs of a project. */
export async function problemsOfSizes(project: string): Promise<string[]> {
  const folder = join(project, "sizes");
  mkdirSync(folder, { recursive: true });
  const checks = LIMITS.map(([name, code, limit]) => {
    const path = join(folder, `${name.replaceAll(" ", "-")}.js`);
    writeFileSync(path, `${code};\n`);
    return { name, path, limit, gzip: true };
  });
  const config = join(folder, ".size-limit.json");
  writeFileSync(config, JSON.stringify(checks));
  const { output } = await runCommand("size-limit", ["--json", "--config", config], { cwd: root, quiet: true });
  const measured = JSON.parse(output) as Measured[];
  if (process.env["SIZES"]) for (const m of measured) console.log(m.name, m.size, m.sizeLimit);
  return measured
    .filter(({ passed }) => !passed)
    .map(({ name, size, sizeLimit }) => `${name}: ${size} bytes, at most ${sizeLimit}`);
}
