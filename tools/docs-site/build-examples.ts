/** Builds the live examples into `dist/docs/examples`; TypeDoc makes their pages. `pnpm run docs` runs it. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const root = import.meta.dirname;

for (const page of readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })) {
  const [, name] = /^([\w-]+)\/main\.ts$/.exec(page) ?? [];
  if (!name) continue;
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: "../../dist/docs/examples",
      emptyOutDir: false,
      // Classic scripts also run when the pages are opened as files.
      lib: { entry: join("src", page), formats: ["iife"], name: "example", fileName: () => `${name}.js` },
    },
  });
}
