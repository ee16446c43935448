import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "trade-in", include: ["src/**/*.test.{ts,tsx}"] } });
