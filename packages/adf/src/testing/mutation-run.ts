/** A mutation run starts the tests hundreds of times: generated cases are fewer then. */
export const isMutationRun = process.env["STRYKER_MUTATOR_WORKER"] !== undefined;
