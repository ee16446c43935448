/** Whether Stryker runs the tests: it does so hundreds of times, so tests then generate fewer cases. */
const isMutationRun = process.env["STRYKER_MUTATOR_WORKER"] !== undefined;

/** The number of generated cases of a test. */
export const runs = (cases: number): number => (isMutationRun ? Math.min(cases, 30) : cases);

/** The texts of a test; every tenth for Stryker. */
export const textsOf = (texts: readonly string[]): readonly string[] =>
  isMutationRun ? texts.filter((_text, at) => at % 10 === 0) : texts;
