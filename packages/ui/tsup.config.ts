import { execFileSync } from "node:child_process";
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { buildStyles } from "./scripts/build-styles.ts";

// No bundling: `"use client"` stays in its files, and a subpath import loads nothing else.
export default defineConfig({
  entry: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.{test,stories,conformance}.{ts,tsx}",
    "!src/{testing,storybook}/**",
    "!src/icon/{read-lucide-node,mask-icon-css}.ts",
  ],
  format: "esm",
  bundle: false,
  clean: true,
  async onSuccess() {
    // tsup would bundle one declaration file per entry, which needs too much memory.
    const tsc = "../../node_modules/typescript7/bin/tsc";
    execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { stdio: "inherit" });
    // Without bundling, esbuild keeps `./x.tsx` in import paths.
    for (const file of globSync("dist/**/*.{js,d.ts}")) {
      const text = readFileSync(file, "utf8");
      writeFileSync(file, text.replace(/((?:from\s+|import\()"\.{1,2}\/[^"]+)\.tsx?"/g, '$1.js"'));
    }
    for (const sheet of globSync("**/*.css", { cwd: "src" })) cpSync(`src/${sheet}`, `dist/${sheet}`);
    writeFileSync("dist/styles.css", await buildStyles("dist"));
  },
});
