import { inject } from "vitest";
import { setContentSource } from "#server/content/content-source.ts";

// Every test file gets the dealership's words, as the page server has them after its start.
setContentSource(inject("content"));
