import site, { ALONE } from "./vitest.config.ts";

/** Each of these files loads its own modules. */
export default {
  ...site,
  test: { ...site.test, name: "site-alone", include: ALONE, exclude: [], isolate: true },
};
