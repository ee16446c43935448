// Not in the index, because bundlers would add these files to the page's assets.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** URL of the sample dealership's vehicle feed, a HomeNet CSV; for programs in the source tree. */
export const feedUrl = new URL("../feed/larkspur-homenet.csv", import.meta.url);

/** URL of the content folder: one folder a language, one file a page. */
export const contentUrl = new URL("../content/", import.meta.url);

/** Reads all content files by path, such as `en/our-company/careers.yaml`, for `readContent`. */
export function readContentFiles(): Record<string, string> {
  const folder = fileURLToPath(contentUrl);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .sort();
  return Object.fromEntries(
    files.map((name) => [name.replaceAll("\\", "/"), readFileSync(join(folder, name), "utf8")]),
  );
}
