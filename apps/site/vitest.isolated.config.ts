import site, { SHARED } from "./vitest.config.ts";

// These set the process's state, another environment or another dealership. Each file loads its own modules.
export default {
  ...site,
  test: {
    ...site.test,
    name: "site-alone",
    include: ["src/**/*.test.{ts,tsx}"],
    exclude: [SHARED],
    isolate: true,
  },
};
