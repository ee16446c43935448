import { defineConfig } from "vitest/config";
import site, { filesOf } from "./vitest.config.ts";

const { globalSetup, ...shared } = site.test ?? {};

const project = (name: Parameters<typeof filesOf>[0], isolate: boolean) => ({
  ...site,
  test: { ...shared, name: `site-${name}`, include: filesOf(name), isolate },
});

/** Test files with a state that the others must not see: each alone, or those with the same state together. */
export default defineConfig({
  ...site,
  test: {
    globalSetup,
    projects: [project("alone", true), project("lead-site", false), project("test-dealership", false)],
  },
});
