import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "contact-details", include: ["src/**/*.test.{ts,tsx}"] } });
