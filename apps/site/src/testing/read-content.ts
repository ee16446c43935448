import type { TestProject } from "vitest/node";
import { loadContent } from "#page-server/state/dealership-files.ts";
import type { ContentSource } from "#server/content/content-source.ts";

declare module "vitest" {
  interface ProvidedContext {
    content: ContentSource;
  }
}

/** Reads the content once for all test files: that takes longer than most small tests. */
export default function readContentOnce(project: TestProject): void {
  project.provide("content", loadContent());
}
