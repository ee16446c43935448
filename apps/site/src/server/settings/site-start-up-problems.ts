import { type StartUpProblem, startUpProblems } from "@forecourt/dealership";
import { LEGAL_PATH } from "#shared/addresses/public-paths.ts";
import { contentSource } from "../content/content-source.ts";
import { dealership } from "./dealership.ts";

/** Remains of the sample dealership, to be printed at the start (docs/product/dealership.md). */
export function siteStartUpProblems(url: string): StartUpProblem[] {
  const legalTexts = Object.values(contentSource()).map(({ pages }) =>
    JSON.stringify(Object.entries(pages).filter(([path]) => path.startsWith(`${LEGAL_PATH}/`))),
  );
  return startUpProblems(dealership.settings, { url, legalTexts });
}
