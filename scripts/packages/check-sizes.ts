import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onDemandFolder, runOnDemand } from "../run-on-demand.ts";

/** What an app imports, and the most that it may weigh minified and compressed with gzip. */
type SizeLimit = readonly [name: string, code: string, limit: string];

export const PACKAGE_SIZES: readonly SizeLimit[] = [
  ["units", 'export * from "@forecourt/units"', "1 KiB"],
  ["result", 'export * from "@forecourt/result"', "1 KiB"],
  ["money", 'export * from "@forecourt/money"', "2 KiB"],
  ["contact details", 'export * from "@forecourt/contact-details"', "4 KiB"],
  ["calendar", 'export * from "@forecourt/calendar"', "2 KiB"],
  ["finance", 'export * from "@forecourt/finance"', "6 KiB"],
  ["one payment", 'export { loanPayment } from "@forecourt/finance"', "1 KiB"],
  ["trade-in", 'export * from "@forecourt/trade-in"', "6.9 KiB"],
  ["offers, with their linter", 'export * from "@forecourt/offers"', "12 KiB"],
  [
    "VINs without the table",
    'export { decodeVin, isValidVin, normalizeVin, vinCheckDigit, vinModelYear } from "@forecourt/vin"',
    "2 KiB",
  ],
  ["search without keywords", 'export { createInventorySearch } from "@forecourt/inventory"', "11.75 KiB"],
  [
    "search with keywords",
    'export { createInventorySearch, interpretKeywords } from "@forecourt/inventory"',
    "21 KiB",
  ],
  ["addresses", 'export { listingUrl, parseListing } from "@forecourt/inventory"', "4 KiB"],
  ["scheduling", 'export * from "@forecourt/scheduling"', "4 KiB"],
  ["consent", 'export * from "@forecourt/consent"', "2 KiB"],
  ["tracking", 'export * from "@forecourt/tracking"', "5.5 KiB"],
  ["experiments", 'export * from "@forecourt/experiments"', "6 KiB"],
  ["visitor", 'export * from "@forecourt/visitor"', "8 KiB"],
  ["ADF builder", 'export * from "@forecourt/adf"', "4.25 KiB"],
  ["vehicle illustrations without the manifest", 'export * from "@forecourt/vehicle-illustrations"', "2 KiB"],
];

/** Parts of the kit, in an app that has React and zod. */
export const KIT_SIZES: readonly SizeLimit[] = [
  [
    "button price and vehicle card",
    'export { Button, LinkButton } from "@forecourt/ui/button"; export { Price } from "@forecourt/ui/price"; export { VehicleCard } from "@forecourt/ui/vehicle-card"',
    "3 KiB",
  ],
  ["defineBrand", 'export { defineBrand } from "@forecourt/ui/define-brand"', "5 KiB"],
];

const NOT_OURS = ["react", "react-dom", "zod"];

type Measured = { name: string; passed: boolean; size: number; sizeLimit: number };

/** Measures what parts of the packages weigh in an app, as bundled from the installed tarballs of a project. */
export async function problemsOfSizes(project: string, limits: readonly SizeLimit[]): Promise<string[]> {
  const folder = join(project, "sizes");
  mkdirSync(folder, { recursive: true });
  const checks = limits.map(([name, code, limit]) => {
    const path = join(folder, `${name.replaceAll(/\W+/g, "-")}.js`);
    writeFileSync(path, `${code};\n`);
    return { name, path, limit, gzip: true, ignore: NOT_OURS };
  });
  const config = join(folder, ".size-limit.json");
  writeFileSync(config, JSON.stringify(checks));
  // size-limit finds its plugins in the manifest of the working directory.
  const { output } = await runOnDemand("size-limit", ["--json", "--config", config], {
    cwd: onDemandFolder,
    quiet: true,
  });
  const measured = JSON.parse(output) as Measured[];
  return measured
    .filter(({ passed }) => !passed)
    .map(({ name, size, sizeLimit }) => `${name}: ${size} bytes, at most ${sizeLimit}`);
}
