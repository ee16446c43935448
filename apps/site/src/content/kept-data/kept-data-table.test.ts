import { readFileSync } from "node:fs";
import type { KeptDataList } from "@forecourt/dealership/content";
import { describe, expect, it } from "vitest";
import { setExperimentService } from "#server/experiments/experiment-service.ts";
import { isOfTracker, keptData } from "#shared/storage/kept-data.ts";
import { keptDataTable } from "./kept-data-table.ts";

const DOCUMENT = readFileSync(
  new URL("../../../../../docs/product/what-we-keep.md", import.meta.url),
  "utf8",
);

/** The cells of a section's table, without its head. */
function rowsOf(section: string): string[][] {
  const text = DOCUMENT.split(`\n## ${section}\n`)[1]?.split("\n## ")[0] ?? "";
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

const tags = { tagManager: "GTM-1", googleTag: null, adPixel: null, chatWidget: null, mapStyleUrl: null };
type Tier = 0 | 1 | 2 | 3;
const table = (list: KeptDataList, ids: object = tags, tier: Tier = 3) =>
  keptDataTable(list, {
    locale: "en",
    settings: { tags: { ...tags, eventValues: {}, ...ids }, cookies: { tier } },
    https: false,
  }).rows;
const names = (rows: string[][]) => rows.map(([name]) => name);

describe("the list of what is kept in a browser", () => {
  it("is that of the document, in the same words", () => {
    expect(rowsOf("Cookies")).toEqual(table("cookies"));
    expect(rowsOf("Browser storage")).toEqual(table("storage"));
    expect(rowsOf("Categories")).toEqual(table("categories"));
  });

  it("has the experiment service's client where there is one", () => {
    const none = names(table("storage"));
    setExperimentService({ url: "https://experiments.example/v1", key: "client-key" });
    try {
      const rows = table("storage").filter(([name = ""]) => !none.includes(name));
      expect(rows).toEqual(rowsOf("Experiment service"));
      expect(table("categories").find(([name]) => name === "Analytics")?.[2]).toContain(rows[0]?.[0]);
      expect(names(table("third-parties", { tagManager: null }))).toEqual(["Experiment service"]);
    } finally {
      setExperimentService(null);
    }
  });

  it("leaves out what only the tracker keeps where the dealership has no id of a third party", () => {
    const none = { tagManager: null };
    const shown = [...names(table("cookies", none)), ...names(table("storage", none))];
    expect(shown).toEqual(
      keptData()
        .filter((one) => !isOfTracker(one))
        .map(({ name }) => name),
    );
    expect(shown).not.toContain("gclid");
    expect(names(table("cookies"))).toContain("_fbp");
  });

  it("says that tiers 0 and 1 allow all at the start", () => {
    const setAt = (tier: Tier) =>
      Object.fromEntries(table("cookies", tags, tier).map(([name, , when]) => [name, when]));
    expect(setAt(1)["allowCookies"]).toBe("You open a page");
    expect(setAt(2)["allowCookies"]).toContain("You choose about cookies");
  });

  it("sorts every name into one category", () => {
    const sorted = table("categories").flatMap(([, , kept = ""]) => kept.split(", "));
    expect(sorted.toSorted()).toEqual(
      keptData()
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it("names the third parties that the dealership has an id of", () => {
    expect(names(table("third-parties"))).toEqual(["Google Tag Manager"]);
    expect(table("third-parties", { tagManager: null })).toEqual([]);
  });
});
