import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "sample-dealership", include: ["src/**/*.test.{ts,tsx}"] } });
