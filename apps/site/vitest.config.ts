import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Folders whose tests leave no state behind: their files share modules. */
export const SHARED =
  "src/{content,features,server,shared,page-server/{http,pages,documents,state}}/**/*.test.{ts,tsx}";

export default defineConfig({
  // Next gives this package a meaning in bundles; tests run on the server.
  resolve: {
    alias: { "server-only": fileURLToPath(new URL("node_modules/server-only/empty.js", import.meta.url)) },
  },
  test: {
    name: "site",
    include: [SHARED],
    isolate: false,
    // No test is about time: the limit only ends what hangs.
    testTimeout: 60_000,
    expect: { requireAssertions: true },
    globalSetup: ["src/testing/read-content.ts"],
    setupFiles: ["src/testing/provide-content.ts", "src/testing/mock-router.ts"],
  },
});
