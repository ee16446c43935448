/**
 * Writes the bundled browser scripts into build/scripts, which Git ignores. A name has the hash of its file. Run before
 * each build and each start of development; the page server serves the folder.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { BROWSER_SCRIPTS, bundleBrowserScript } from "./bundle-browser-script.ts";

const folder = join(import.meta.dirname, "../build/scripts");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(BROWSER_SCRIPTS) as (keyof typeof BROWSER_SCRIPTS)[])
  write(name, await bundleBrowserScript(name));
// The map's library has its worker as one finished file.
const worker = import.meta.resolve("maplibre-gl/dist/maplibre-gl-worker.mjs");
write("street-map-worker", readFileSync(new URL(worker), "utf8"));

function write(name: string, code: string): void {
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  const file = join(folder, `${name}.${hash}.js`);
  writeFileSync(file, code);
  writeFileSync(`${file}.br`, brotliCompressSync(code));
  writeFileSync(`${file}.gz`, gzipSync(code, { level: 9 }));
}
