import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "feed-importer", include: ["src/**/*.test.{ts,tsx}"] } });
