import type { Page } from "playwright-core";
import { brokenPills } from "./broken-pills.ts";
import { brokenWords } from "./broken-words.ts";
import { coverablePoints, coveredTexts } from "./covered-texts.ts";
import { coveringBars } from "./covering-bars.ts";
import { clipOf, cutTexts } from "./cut-texts.ts";
import { leavingParts } from "./leaving-parts.ts";
import { overflowingPictures } from "./overflowing-pictures.ts";
import * as pageParts from "./page-parts.ts";
import * as pageReaders from "./read-page.ts";
import { sidewaysOverflow } from "./sideways-overflow.ts";
import { sharedLines, unevenRows } from "./uneven-rows.ts";

const CHECKS = {
  sidewaysOverflow,
  coveredTexts,
  leavingParts,
  overflowingPictures,
  unevenRows,
  brokenPills,
  coveringBars,
  cutTexts,
  brokenWords,
};

/** The functions call each other by name, so their source is one script. */
const FUNCTIONS = [
  ...Object.values(pageParts),
  ...Object.values(pageReaders),
  clipOf,
  coverablePoints,
  sharedLines,
  ...Object.values(CHECKS),
].join("\n");

export type LayoutCheck = keyof typeof CHECKS;

/** The checks of a page at its usual size of text. */
export const USUAL_CHECKS = [
  "sidewaysOverflow",
  "coveredTexts",
  "leavingParts",
  "overflowingPictures",
  "unevenRows",
  "brokenPills",
  "coveringBars",
  "cutTexts",
  "brokenWords",
] as const satisfies LayoutCheck[];

/** The checks with text of twice the size. A pill may break, and rows may be uneven. */
export const LARGE_TEXT_CHECKS = [
  "sidewaysOverflow",
  "coveredTexts",
  "leavingParts",
  "cutTexts",
  "brokenWords",
] as const satisfies LayoutCheck[];

/**
 * What a person would see wrong on a page as it is. Covered texts, parts that leave their card, uneven rows. Each fault
 * names its element. All checks run in one evaluation.
 */
export function layoutFaults(
  page: Pick<Page, "evaluate">,
  checks: readonly LayoutCheck[] = USUAL_CHECKS,
): Promise<string[]> {
  return page.evaluate(
    `(() => { ${FUNCTIONS}; settlePage(); const page = readPage(); return [${checks.map((check) => `...${check}(page)`).join()}]; })()`,
  );
}
