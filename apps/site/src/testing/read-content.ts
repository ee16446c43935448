import type { TestProject } from "vitest/node";
import { loadContent } from "#page-server/state/dealership-files.ts";
import type { ContentSource } from "#server/content/content-source.ts";

declare module "vitest" {
  interface ProvidedContext {
    content: ContentSource;
  }
}

/** Reads the dealership's words once for all test files: reading them is most of what a small test would take. */
export default function readContentOnce(project: TestProject): void {
  project.provide("content", loadContent());
}
