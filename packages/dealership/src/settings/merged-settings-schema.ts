import { standardSchema } from "@forecourt/result";
import { parseDealershipConfig } from "./parse-dealership-config.ts";

/** `parseDealershipConfig` as a Standard Schema, for a form that edits settings. */
export const mergedSettingsSchema = standardSchema(parseDealershipConfig);
