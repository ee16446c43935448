// For browsers and servers alike: no file of this entry uses Node.
export type { LenderPrivateKey, LenderPublicKey } from "./lender-key.ts";
export { parseLenderPrivateKey, parseLenderPublicKey } from "./lender-key.ts";
export type { OpenedApplication } from "./open-for-lender.ts";
export { openForLender } from "./open-for-lender.ts";
export type { SealedHeader } from "./read-sealed-header.ts";
export { readSealedHeader } from "./read-sealed-header.ts";
export { sealForLender } from "./seal-for-lender.ts";
