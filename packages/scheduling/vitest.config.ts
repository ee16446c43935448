import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "scheduling", include: ["src/**/*.test.{ts,tsx}"] } });
