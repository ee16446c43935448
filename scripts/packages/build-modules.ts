/**
 * Builds the package in the current folder into `dist`: one file for each module, so that bundlers drop the modules that
 * an app does not use. `node ../../scripts/packages/build-modules.ts`.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { runCommand } from "../run-command.ts";

rmSync("dist", { recursive: true, force: true });
const { code } = await runCommand(
  "node",
  [new URL("../../node_modules/typescript7/bin/tsc", import.meta.url).pathname, "-p", "tsconfig.build.json"],
  { cwd: process.cwd() },
);
if (code !== 0) process.exit(code);
// The compiler rewrites the endings of imports in JavaScript, and keeps them in declarations.
for (const file of globSync("dist/**/*.d.ts")) {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/((?:from\s+|import\()"\.{1,2}\/[^"]+)\.tsx?"/g, '$1.js"'));
}
