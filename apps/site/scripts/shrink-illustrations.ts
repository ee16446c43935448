/**
 * Writes the illustrations at the width of a card into build/illustrations, which Git ignores. Turbo runs it before a
 * build and keeps the result until an illustration changes.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { illustrationsUrl } from "@forecourt/vehicle-illustrations/files";
import sharp from "sharp";
import { SMALL_WIDTH, smallIllustration } from "../src/shared/illustration-sources.ts";

const from = join(fileURLToPath(illustrationsUrl), "images");
const to = join(import.meta.dirname, "../build/illustrations");
// The larger files, 1280 px wide, take twice the time and look alike.
const originals = readdirSync(from).filter((file) => file.endsWith("-640.avif"));

// One thread per picture: small pictures are faster side by side.
sharp.concurrency(1);
mkdirSync(to, { recursive: true });
const waiting = originals.values();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const file of waiting) {
      // Effort 2 takes a quarter of the time of the default, 4. The files are a twentieth larger.
      const small = sharp(join(from, file)).resize(SMALL_WIDTH).avif({ quality: 45, effort: 2 });
      await small.toFile(join(to, smallIllustration(file)));
    }
  }),
);
console.log(`wrote ${originals.length} illustrations, ${SMALL_WIDTH} px wide`);
