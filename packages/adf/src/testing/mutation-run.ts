/** Whether Stryker runs the tests: it does so hundreds of times, so tests then generate fewer cases. */
export const isMutationRun = process.env["STRYKER_MUTATOR_WORKER"] !== undefined;
