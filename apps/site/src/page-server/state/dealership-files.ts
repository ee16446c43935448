import { fileURLToPath } from "node:url";
import { describeFault, readContent } from "@forecourt/dealership/content-files";
import { contentUrl, readContentFiles } from "@forecourt/sample-dealership/files";
import { illustrationsUrl } from "@forecourt/vehicle-illustrations/files";
import type { ContentSource } from "#server/content/content-source.ts";

/** Where the dealership's vehicle illustrations lie; they are served from there. */
export const illustrationsDir = fileURLToPath(illustrationsUrl);

/** Where the dealership's content files lie. */
export const contentDir = fileURLToPath(contentUrl);

/** Reads and checks what the dealership says. Throws with every fault and its file: a site without words is none. */
export function loadContent(): ContentSource {
  const result = readContent(readContentFiles(), ["en", "es"]);
  if (result.ok) return result.content;
  const lines = result.faults.map((fault) => `  ${describeFault(fault)}`);
  throw new Error(`forecourt/site: the dealership's content is wrong:\n${lines.join("\n")}`);
}
