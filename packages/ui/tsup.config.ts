import { execFileSync } from "node:child_process";
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { buildStyles } from "./scripts/build-styles.ts";

// One file in, one file out: `"use client"` stays in exactly the files that say it, and a server component
// that imports one subpath brings nothing else along.
export default defineConfig({
  entry: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.{test,stories,conformance}.{ts,tsx}",
    "!src/{testing,storybook}/**",
    "!src/icon/read-lucide-node.ts",
  ],
  format: "esm",
  bundle: false,
  clean: true,
  async onSuccess() {
    // tsup would bundle a declaration per entry, which takes more memory than a build machine has.
    const tsc = "../../node_modules/typescript7/bin/tsc";
    execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { stdio: "inherit" });
    // Without bundling, esbuild leaves `./x.tsx` in the imports as they are written.
    for (const file of globSync("dist/**/*.{js,d.ts}")) {
      const text = readFileSync(file, "utf8");
      writeFileSync(file, text.replace(/((?:from\s+|import\()"\.{1,2}\/[^"]+)\.tsx?"/g, '$1.js"'));
    }
    for (const sheet of ["tokens.css", "theme.css", "styles.css"]) cpSync(`src/${sheet}`, `dist/${sheet}`);
    writeFileSync("dist/styles.css", await buildStyles("dist"));
  },
});
