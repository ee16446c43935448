import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

/** The keyword reader's own tests, for its mutants: those of the search take a minute. */
export default defineConfig({ test: { ...config.test, include: ["src/keywords/*.test.ts"] } });
