import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "leads", include: ["src/**/*.test.{ts,tsx}"] } });
