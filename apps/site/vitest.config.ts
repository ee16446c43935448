import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What a test file does that others must not see: it replaces modules or has an environment of its own. */
const OWN_STATE = /\bvi\.(mock|doMock|resetModules|stubEnv)\(|\buseSchedulingApi\(|\bprocess\.env\b/;

type Group = "shared" | "alone" | "lead-site" | "test-dealership";

/** Files of a group may share modules: they set the same state. */
function groupOf(file: string): Group {
  const text = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
  if (text.includes("testDealership(await original())")) return "test-dealership";
  // Scripts of pages keep state as a page does.
  if (OWN_STATE.test(text) || file.startsWith("src/browser/")) return "alone";
  return /\buseLeadSite\(/.test(text) ? "lead-site" : "shared";
}

const files = globSync("{bench,src}/**/*.test.{ts,tsx}", { cwd: import.meta.dirname });

/** The test files of a group. */
export const filesOf = (group: Group): string[] => files.filter((file) => groupOf(file) === group);

export default defineConfig({
  // Next gives this package a meaning in bundles; tests run on the server.
  resolve: {
    alias: { "server-only": fileURLToPath(new URL("node_modules/server-only/empty.js", import.meta.url)) },
  },
  test: {
    name: "site",
    include: filesOf("shared"),
    isolate: false,
    // Node.js runs the TypeScript of packages itself, except JSX: Vite would transform each of their modules.
    server: { deps: { external: [/\/packages\/(?!ui\/)[^/]+\/src\//] } },
    // No test is about time: the limits only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { requireAssertions: true },
    // With `--changed`: what tests read without an import runs them all.
    forceRerunTriggers: [`${import.meta.dirname}/messages/**`, `${import.meta.dirname}/package.json`],
    globalSetup: ["src/testing/read-content.ts"],
    setupFiles: [
      "../../packages/test-browser/src/seed-properties.ts",
      "src/testing/provide-content.ts",
      "src/testing/mock-router.ts",
    ],
  },
});
