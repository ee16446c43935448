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
export type { AdfBuild } from "./build-adf.ts";
export { buildAdf } from "./build-adf.ts";
export type { AdfIssue, AdfIssueCode, AdfSeverity } from "./check/adf-issue.ts";
export { checkAdf } from "./check/check-adf.ts";
export { NOT_PROVIDED } from "./not-provided.ts";
export type { AdfPath, AdfRefusal, AdfRefusalCode } from "./refuse/refuse-document.ts";
export { xmlText } from "./xml-text.ts";
