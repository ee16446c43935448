export type { ContentError } from "./content-error.ts";
export { describeContentError } from "./content-error.ts";
export type { ContentFiles, ContentResult } from "./read-content.ts";
export { readContent } from "./read-content.ts";
