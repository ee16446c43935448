import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { FILE_LIMITS, PAGE_LIMITS } from "../../apps/site/bench/page-weight/weight-limits.ts";
import { root } from "../run-command.ts";
import type { CanaryTree } from "./canary.ts";

// Random text does not compress: such a page exceeds each limit.
const heavyText = randomBytes(150_000).toString("hex");
const heavyPage = `<link href="/a.css"><link href="/a.woff2"><script data-src="/a.js"></script>${"<p>".repeat(3000)}${heavyText}`;

/** Pages, scripts, styles and a font that exceed every limit. */
export const pageWeightCanaries: CanaryTree = {
  name: "page weights",
  files: {
    "index.html": heavyPage,
    "cars-for-sale": heavyPage,
    vehicle: heavyPage,
    "auto-financing": heavyPage,
    "shopping-guides/financing/lease-or-finance": heavyPage,
    "a.css": heavyText,
    "a.woff2": heavyText,
    "a.js": heavyText,
  },
  command: "node",
  args: [join(root, "apps/site/bench/page-weight/check-page-weight.ts"), "."],
  gaps: [],
  canaries: [
    ...Object.entries(PAGE_LIMITS).flatMap(([page, limits]) =>
      Object.keys(limits).map((measure) => `${page} ${measure}`),
    ),
    ...Object.keys(FILE_LIMITS),
  ].map((what) => ({ name: `too much: ${what}`, expected: `MISS ${what}: ` })),
};
