import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "feeds", include: ["src/**/*.test.{ts,tsx}"] } });
