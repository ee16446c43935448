import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "api-clients", include: ["src/**/*.test.{ts,tsx}"] } });
