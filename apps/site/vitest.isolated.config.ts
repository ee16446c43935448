import site, { SHARED } from "./vitest.config.ts";

// These fill the process's state, read another environment or stand another dealership in: each file loads all anew.
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
