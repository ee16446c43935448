import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Next gives this package a meaning in bundles; tests run on the server.
  resolve: {
    alias: { "server-only": fileURLToPath(new URL("node_modules/server-only/empty.js", import.meta.url)) },
  },
  test: {
    name: "site",
    include: ["src/**/*.test.{ts,tsx}"],
    globalSetup: ["src/testing/read-content.ts"],
    setupFiles: ["src/testing/put-content.ts"],
  },
});
