import { loadContent } from "#page-server/dealership-files.ts";
import { setContentSource } from "#server/content-source.ts";

// Every test file gets the dealership's words, as the page server reads them at its start.
setContentSource(loadContent());
