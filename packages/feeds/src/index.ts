export { HOMENET_COLUMNS, HOMENET_CUSTOM_COLUMNS } from "./homenet-columns.ts";

export type { HomenetColumn, HomenetCustomColumn } from "./homenet-columns.ts";
