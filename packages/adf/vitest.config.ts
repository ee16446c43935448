import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "adf", include: ["src/**/*.test.{ts,tsx}"] } });
