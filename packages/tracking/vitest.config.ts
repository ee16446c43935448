import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "tracking", include: ["src/**/*.test.{ts,tsx}"] } });
