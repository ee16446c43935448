import { afterEach, describe, expect, it } from "vitest";
import { setExperimentsConfig } from "../experiments/experiments-config.ts";
import { siteContent } from "./site-content.ts";

const PLANS = "/vehicle-protection-plans";
afterEach(() => void setExperimentsConfig(null));

const sections = (locale: "en" | "es") =>
  siteContent(locale, "north").content.pages[PLANS]!.sections.map(({ id }) => id);

describe.each(["en", "es"] as const)("the protection plans in %s", (locale) => {
  it("have the section about used vehicles, and none about a lifetime warranty on new ones by default", () => {
    expect(sections(locale)).toContain("engine-warranty");
    expect(sections(locale).filter((id) => id.startsWith("new-engine"))).toEqual([]);
  });

  it("have it where the dealership's setting says so, before the manufacturer's warranties", () => {
    const settings = { protectionPlans: { newCarLifetime: true } };
    setExperimentsConfig({ experiments: [], flags: {}, dynamicConfigs: { plans: { settings } } });
    const ids = sections(locale);
    const at = ids.indexOf("new-engine-warranty");
    expect(ids.slice(at, at + 3)).toEqual([
      "new-engine-warranty",
      "new-engine-terms",
      "new-vehicle-warranty",
    ]);
    const text = JSON.stringify(siteContent(locale, "north").content.pages[PLANS]);
    expect(text).toMatch(/100 (miles|millas)/);
    expect(text).not.toContain("{claim");
  });
});
