import { fileURLToPath } from "node:url";
import { describeContentError, readContent } from "@forecourt/dealership/content-files";
import { contentUrl, readContentFiles } from "@forecourt/sample-dealership/files";
import { illustrationsUrl } from "@forecourt/vehicle-illustrations/files";
import type { ContentSource } from "#server/content/content-source.ts";

/** Folder of the vehicle illustrations, which are served from there. */
export const illustrationsDir = fileURLToPath(illustrationsUrl);

/** Folder of the dealership's content files. */
export const contentDir = fileURLToPath(contentUrl);

/**
 * Validates the dealership's content. Throws with every error and its file.
 *
 * @param files text by file name; by default read from the dealership's folder
 */
export function loadContent(files = readContentFiles()): ContentSource {
  const result = readContent(files, ["en", "es"]);
  if (result.ok) return result.value;
  const lines = result.errors.map((error) => `  ${describeContentError(error)}`);
  throw new Error(`forecourt/site: the dealership's content is wrong:\n${lines.join("\n")}`);
}
