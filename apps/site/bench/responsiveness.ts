import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Browser } from "playwright-core";
import { openOnLine } from "./moves/line.ts";
import type { Walk } from "./walks.ts";

export type Responsiveness = {
  /** Interaction to next paint in ms: the slowest interaction of the walk, and its element. */
  inp: number;
  target: string;
  /** Cumulative layout shift, and the element that moved most. */
  cls: number;
  shifted: string;
};

type Vital = { name: string; value: number; target: string };

/** Source text that defines `webVitals`. */
const WEB_VITALS = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve("web-vitals")), "web-vitals.attribution.iife.js"),
  "utf8",
);

/**
 * Takes a walk on the slow line; its first interactions come before hydration. Measures INP and CLS as `web-vitals`
 * does. Throws when an interaction has no effect or nothing was reported.
 */
export async function measureResponsiveness(
  browser: Browser,
  site: string,
  { walk, phone }: Walk,
): Promise<Responsiveness> {
  const { page, close } = await openOnLine(browser, "slow");
  try {
    if (phone) await page.setViewportSize({ width: 390, height: 844 });
    const vitals: Vital[] = [];
    await page.exposeFunction("noteVital", (vital: Vital) => vitals.push(vital));
    await page.addInitScript(`${WEB_VITALS}; (${reportVitals})(webVitals)`);
    await walk(page, site);
    await page.evaluate(() => {
      // A page that is left reports its last values.
      Object.defineProperty(document, "visibilityState", { value: "hidden" });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
    await page.waitForTimeout(500);
    const worst = (name: string) =>
      vitals.filter((vital) => vital.name === name).toSorted((a, b) => b.value - a.value)[0];
    const [inp, cls] = [worst("INP"), worst("CLS")];
    if (!inp || !cls) throw new Error("web-vitals has reported no INP or no CLS");
    return { inp: inp.value, target: inp.target, cls: cls.value, shifted: cls.target };
  } finally {
    await close();
  }
}

type Metric = {
  name: string;
  value: number;
  attribution: { interactionTarget?: string; largestShiftTarget?: string };
};
type WebVitals = Record<"onINP" | "onCLS", (report: (metric: Metric) => void, options: object) => void>;

/** Runs in the page. */
function reportVitals({ onINP, onCLS }: WebVitals): void {
  const report = ({ name, value, attribution }: Metric) => {
    const target = attribution.interactionTarget ?? attribution.largestShiftTarget ?? "";
    (window as unknown as { noteVital(vital: Vital): void }).noteVital({ name, value, target });
  };
  const generateTarget = (node: Node | null) =>
    node && `${node.nodeName.toLowerCase()} “${(node.textContent ?? "").trim().slice(0, 40)}”`;
  onINP(report, { reportAllChanges: true, durationThreshold: 16, generateTarget });
  onCLS(report, { reportAllChanges: true, generateTarget });
}
