import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "dealership", include: ["src/**/*.test.{ts,tsx}"] } });
