import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "feeds",
    include: ["src/**/*.test.{ts,tsx}"],
    // Properties take a while where the machine has other work.
    testTimeout: 60_000,
  },
});
