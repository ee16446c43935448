/**
 * Writes the icons and silhouettes as a file into build/symbols, which Git ignores. Its name has a hash of its text.
 * Run before each build: next.config.ts reads the name, precompress.ts adds the file to the build.
 */
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { symbolsSvg } from "@forecourt/ui/symbols-svg";

const folder = join(import.meta.dirname, "../build/symbols");
const svg = symbolsSvg();
const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `symbols.${hash}.svg`), svg);
