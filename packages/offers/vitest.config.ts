import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "offers", include: ["src/**/*.test.{ts,tsx}"] } });
