export type {
  AdfAddress,
  AdfColorCombination,
  AdfContact,
  AdfCustomer,
  AdfDocument,
  AdfEmail,
  AdfFinance,
  AdfId,
  AdfName,
  AdfOption,
  AdfPhone,
  AdfPrice,
  AdfProspect,
  AdfProvider,
  AdfVehicle,
  AdfVendor,
} from "./adf-document.ts";
export { ADF_VALUES } from "./adf-document.ts";
export { buildAdf } from "./build-adf.ts";
export type { AdfIssue, AdfIssueCode } from "./check/adf-issue.ts";
export { checkAdf } from "./check/check-adf.ts";
export { NOT_PROVIDED } from "./not-provided.ts";
