// Apart from the index: a bundler that finds these addresses takes them for assets of the page it is building.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The vehicle feed of the sample dealership, a HomeNet CSV. For programs that run from the source tree. */
export const feedUrl = new URL("../feed/larkspur-homenet.csv", import.meta.url);

/** The folder of what the site says: one folder a language, within it one file a page. */
export const contentUrl = new URL("../content/", import.meta.url);

/** The texts of all content files by their path, `en/our-company/careers.yaml`; for `readContent`. */
export function readContentFiles(): Record<string, string> {
  const folder = fileURLToPath(contentUrl);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .sort();
  return Object.fromEntries(
    files.map((name) => [name.replaceAll("\\", "/"), readFileSync(join(folder, name), "utf8")]),
  );
}
