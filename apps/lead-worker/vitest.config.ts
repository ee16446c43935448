import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "lead-worker", include: ["src/**/*.test.{ts,tsx}"] } });
