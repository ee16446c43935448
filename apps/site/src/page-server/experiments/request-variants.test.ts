import { describe, expect, it } from "vitest";
import { setContentSource } from "#server/content/content-source.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import {
  definitionsVersion,
  experimentsConfig,
  runningExperiments,
  setExperimentsConfig,
} from "#server/experiments/experiments-config.ts";
import { runWithVariants } from "#server/experiments/run-with-variants.ts";
import { siteExperimentErrors } from "#server/experiments/site-experiment-errors.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { loadContent } from "../state/dealership-files.ts";

setContentSource(loadContent());
const first = () => settingsFor("north").home.firstSlide;
const label = (locale: "en" | "es") => siteContent(locale, "north").content.vehicle.preApproval.link.label;
const HERO = "home-hero-order.warranty-first";

describe("runWithVariants", () => {
  it("changes settings and content inside, and nothing outside", () => {
    const inside = runWithVariants(`${HERO}_vehicle-call-to-action.see-my-terms`, () => [
      first(),
      label("en"),
      label("es"),
    ]);
    expect(inside).toEqual(["lifetime-warranty", "See my terms", "Ver mis condiciones"]);
    expect([first(), label("en")]).toEqual([null, "Get pre-approved"]);
  });

  it("keeps two requests apart that run at once", async () => {
    const slow = (key: string) =>
      runWithVariants(key, async () => {
        await new Promise((resolve) => setTimeout(resolve));
        return first();
      });
    expect(await Promise.all([slow(HERO), slow(""), slow(HERO)])).toEqual([
      "lifetime-warranty",
      null,
      "lifetime-warranty",
    ]);
  });

  it("answers a request with the definitions of its start", () => {
    const config = experimentsConfig();
    const langs = { en: { vehicle: { page: { ask: "Write to us" } } } };
    const ask = () => translator("en", "vehicle")("page.ask");
    try {
      const inside = runWithVariants(HERO, () => {
        const before = [first(), ask()];
        setExperimentsConfig({ ...config, experiments: [], dynamicConfigs: { words: { langs } } });
        return [...before, first(), ask()];
      });
      const old = ["lifetime-warranty", "Ask about this vehicle"];
      expect(inside).toEqual([...old, ...old]);
      expect(runWithVariants(HERO, () => [first(), ask()])).toEqual([null, "Write to us"]);
    } finally {
      setExperimentsConfig(null);
    }
  });

  it("ignores a variant of an experiment that has ended", () => {
    expect(runWithVariants("old.bold", first)).toBeNull();
  });
});

describe("the definitions", () => {
  it("of the dealership fit the site", () => {
    expect(siteExperimentErrors()).toEqual([]);
  });

  it("have a version when they are others than the dealership's own", () => {
    const own = experimentsConfig();
    try {
      expect([setExperimentsConfig(structuredClone(own)), definitionsVersion()]).toEqual([false, ""]);
      expect(setExperimentsConfig({ ...own, flags: {} })).toBe(true);
      const version = definitionsVersion();
      expect(version).toMatch(/^[0-9a-f]{8}$/);
      expect([setExperimentsConfig({ ...own, flags: {} }), definitionsVersion()]).toEqual([false, version]);
      expect([setExperimentsConfig(own), definitionsVersion()]).toEqual([true, ""]);
    } finally {
      setExperimentsConfig(null);
    }
  });

  it("can be replaced: flags end experiments, dynamic configs change words for everyone", () => {
    const config = experimentsConfig();
    const langs = { en: { vehicle: { page: { ask: "Write to us" } } } };
    try {
      setExperimentsConfig({
        ...config,
        flags: { experiments: false },
        dynamicConfigs: { words: { langs } },
      });
      expect(runningExperiments()).toEqual([]);
      expect(runWithVariants(HERO, first)).toBeNull();
      expect(translator("en", "vehicle")("page.ask")).toBe("Write to us");
    } finally {
      setExperimentsConfig(null);
    }
    expect(translator("en", "vehicle")("page.ask")).toBe("Ask about this vehicle");
  });
});
