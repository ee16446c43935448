import { fileURLToPath } from "node:url";
import { illustrationsUrl } from "@forecourt/sample-dealership/files";

/** Where the dealership's vehicle illustrations lie; they are served from there. */
export const illustrationsDir = fileURLToPath(illustrationsUrl);
