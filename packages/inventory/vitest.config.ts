import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "inventory", include: ["src/**/*.test.{ts,tsx}"] } });
