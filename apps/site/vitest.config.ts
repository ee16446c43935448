import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What a test file does that others must not see: it replaces modules or has an environment of its own. */
const OWN_STATE =
  /\bvi\.(mock|doMock|resetModules|stubEnv)\(|\buse(LeadSite|SchedulingApi)\(|\bprocess\.env\b/;

/** Test files that each load their own modules: those of scripts too, which keep state as a page does. */
export const ALONE = globSync("src/**/*.test.{ts,tsx}", { cwd: import.meta.dirname }).filter(
  (file) =>
    file.startsWith("src/browser/") || OWN_STATE.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")),
);

export default defineConfig({
  // Next gives this package a meaning in bundles; tests run on the server.
  resolve: {
    alias: { "server-only": fileURLToPath(new URL("node_modules/server-only/empty.js", import.meta.url)) },
  },
  test: {
    name: "site",
    include: ["{bench,src}/**/*.test.{ts,tsx}"],
    exclude: ALONE,
    isolate: false,
    // No test is about time: the limit only ends what hangs.
    testTimeout: 60_000,
    expect: { requireAssertions: true },
    globalSetup: ["src/testing/read-content.ts"],
    setupFiles: [
      "../../packages/test-browser/src/seed-properties.ts",
      "src/testing/provide-content.ts",
      "src/testing/mock-router.ts",
    ],
  },
});
