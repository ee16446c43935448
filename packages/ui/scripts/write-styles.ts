/** Copies the style sheets into `dist`, and compiles the one that needs no Tailwind. */
import { cpSync, globSync, writeFileSync } from "node:fs";
import { buildStyles } from "./build-styles.ts";

for (const sheet of globSync("**/*.css", { cwd: "src" })) cpSync(`src/${sheet}`, `dist/${sheet}`);
writeFileSync("dist/styles.css", await buildStyles("dist"));
