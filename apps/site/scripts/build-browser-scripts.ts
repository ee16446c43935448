/**
 * Bundles the scripts that run without React into build/scripts, which Git ignores: consent and tracker. A name has the
 * hash of its file. Run before each build and each start of development; the page server serves the folder.
 */
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

const root = join(import.meta.dirname, "..");
const folder = join(root, "build/scripts");
const ENTRIES = { consent: "src/browser/consent/consent.ts" };

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, entry] of Object.entries(ENTRIES)) {
  const built = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      lib: { entry: join(root, entry), formats: ["iife"], name, fileName: name },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]!.output[0].code.trim();
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  const file = join(folder, `${name}.${hash}.js`);
  writeFileSync(file, code);
  writeFileSync(`${file}.br`, brotliCompressSync(code));
  writeFileSync(`${file}.gz`, gzipSync(code, { level: 9 }));
  console.log(`${name}: ${gzipSync(code, { level: 9 }).length} bytes by gzip`);
}
