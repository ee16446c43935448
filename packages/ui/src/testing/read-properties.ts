import { readFileSync } from "node:fs";

/** Custom properties of a style sheet beside `src/index.ts`; later declarations win. */
export function readProperties(sheet: string): Record<string, string> {
  const css = readFileSync(new URL(`../${sheet}`, import.meta.url), "utf8");
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return Object.fromEntries(
    [...text.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value.replace(/\s+/g, " ").replaceAll("( ", "(").replaceAll(" )", ")").trim(),
    ]),
  );
}
