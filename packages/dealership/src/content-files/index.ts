export type { ContentFault } from "./content-fault.ts";
export { describeFault } from "./content-fault.ts";
export type { ContentFiles, ContentResult } from "./read-content.ts";
export { readContent } from "./read-content.ts";
