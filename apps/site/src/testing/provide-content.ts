import { inject } from "vitest";
import { setContentSource } from "#server/content/content-source.ts";

// Provides the content to each test file, as the page server does at its start.
setContentSource(inject("content"));
