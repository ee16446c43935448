import { readFileSync } from "node:fs";

/** One way to meet the banner. `row` is its line in the table of docs/product/consent.md. */
export type ConsentCase = {
  row: string;
  tier: 0 | 1 | 2 | 3;
  gpc: boolean;
  choice: string;
  locale: "en" | "es";
  scripts: boolean;
};

const DOCUMENT = new URL("../../../../docs/product/consent.md", import.meta.url);

type Documented = { requests: string; cookies: string; storage: string };

/** The rows of the table "What is sent and kept", by their first three cells. */
export function documentedCases(): Map<string, Documented> {
  const text = readFileSync(DOCUMENT, "utf8").split("## What is sent and kept")[1]?.split("\n## ")[0] ?? "";
  const rows = text.split("\n").filter((line) => /^\| \d/.test(line));
  return new Map(
    rows.map((line) => {
      const [tier, choice, gpc, requests = "", cookies = "", storage = ""] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.replaceAll("`", "").trim());
      return [[tier, choice, gpc].join(" / "), { requests, cookies, storage }];
    }),
  );
}

/** Every row of the table; languages alternate, and the rows before a choice run without scripts too. */
export const CONSENT_CASES: readonly ConsentCase[] = [...documentedCases().keys()].map((row, at) => {
  const [tier = "", choice = "", gpc] = row.split(" / ");
  return {
    row,
    tier: Number(tier) as ConsentCase["tier"],
    choice: choice.replace(", scripts off", ""),
    gpc: gpc === "on",
    locale: at % 2 === 0 ? "en" : "es",
    scripts: !choice.includes("scripts off"),
  };
});
