import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { FILE_LIMITS, PAGE_LIMITS } from "../bench/page-weight/weight-limits.ts";
import { CORE, expect, productUrl, test } from "./product/test.ts";

const CHECK = join(import.meta.dirname, "../bench/page-weight/check-page-weight.ts");

function checkPageWeight(cwd: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PRODUCT_URL: productUrl() };
    execFile(process.execPath, [CHECK, ...args], { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

test("pages, scripts, styles and font are within their weight", CORE, async () => {
  const { code, output } = await checkPageWeight(import.meta.dirname, []);
  expect(code, output).toBe(0);
});

test("the check reports every limit that a page exceeds", async () => {
  // Random text does not compress: such a page exceeds each limit.
  const heavyText = randomBytes(150_000).toString("hex");
  const heavyPage = `<link href="/a.css"><link href="/a.woff2"><script data-src="/a.js"></script>${"<p>".repeat(3000)}${heavyText}`;
  const pages = [
    "index.html",
    "cars-for-sale",
    "vehicle",
    "auto-financing",
    "shopping-guides/financing/lease-or-finance",
  ];
  const folder = mkdtempSync(join(tmpdir(), "forecourt-page-weight-"));
  try {
    for (const page of pages) {
      mkdirSync(dirname(join(folder, page)), { recursive: true });
      writeFileSync(join(folder, page), heavyPage);
    }
    for (const file of ["a.css", "a.woff2", "a.js"]) writeFileSync(join(folder, file), heavyText);
    const { code, output } = await checkPageWeight(folder, ["."]);
    expect(code).toBe(1);
    const limits = Object.entries(PAGE_LIMITS).flatMap(([page, measures]) =>
      Object.keys(measures).map((measure) => `${page} ${measure}`),
    );
    for (const limit of [...limits, ...Object.keys(FILE_LIMITS)]) expect(output).toContain(`MISS ${limit}: `);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
