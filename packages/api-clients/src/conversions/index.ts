export type { ConversionEvent, ConversionsClient } from "./conversions-client.ts";
export { createConversionsClient } from "./conversions-client.ts";
