const PAIRS = [
  ["en", true],
  ["es", false],
] as const;

const OTHER_PAIRS = [
  ["es", true],
  ["en", false],
] as const;

/** Every language with and without scripts, both widths, and axe on every page: `THOROUGH=1 pnpm test:full`. */
export const isThorough = process.env["THOROUGH"] === "1";

/** Languages, and whether scripts run. By default each appears once; the words themselves have tests of their own. */
export const WAYS: readonly (readonly ["en" | "es", boolean])[] = isThorough
  ? [...PAIRS, ...OTHER_PAIRS]
  : PAIRS;

/** All of these, or the first one by default. */
export const firstByDefault = <One>(all: readonly One[]): readonly One[] =>
  isThorough ? all : all.slice(0, 1);
