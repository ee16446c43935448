export type { ErrorPath, Failure, Result, ResultError, Success } from "./result.ts";
export { fail, nestErrors, resultOf, succeed } from "./result.ts";
export type { ParserSchema } from "./standard-schema.ts";
export { standardSchema } from "./standard-schema.ts";
