import { describe, expect, it } from "vitest";
import { dealership } from "../settings/dealership.ts";
import { experimentErrors } from "./check-experiments.ts";

const WORDS = {
  en: { vehicle: { ask: "Ask" }, frame: { skip: "Skip" }, content: { vehicle: { title: "Car" } } },
  es: {},
};

function errors(
  change: { settings?: Record<string, unknown>; langs?: Record<string, Record<string, unknown>> },
  pages?: string[],
) {
  const variants = [
    { name: "control", weight: 50 },
    { name: "b", weight: 50, ...change },
  ];
  const experiments = [{ name: "e", status: "running" as const, variants, pages }];
  return experimentErrors({ experiments, flags: {}, dynamicConfigs: {} }, dealership.settings, WORDS).map(
    ({ path, code }) => `${path.join(".").replace("experiments.0.variants.1.", "")}: ${code}`,
  );
}

describe("experimentErrors", () => {
  it("accepts settings and words that the site has", () => {
    expect(
      errors({
        settings: { home: { firstSlide: "lifetime-warranty" } },
        langs: { en: { vehicle: { ask: "Write to us" }, content: { vehicle: { title: "Auto" } } } },
      }),
    ).toEqual([]);
  });

  it("refuses settings of money, forms and addresses", () => {
    expect(errors({ settings: { fees: {}, brand: {} } })).toEqual([
      "settings.fees: experiment.not-allowed",
      "settings.brand: experiment.not-allowed",
    ]);
  });

  it("refuses settings that the site's schema refuses", () => {
    expect(errors({ settings: { home: { firstSlide: 1 } } })).toEqual([
      "settings.home.firstSlide: setting.wrong-type",
    ]);
  });

  it("refuses words that the site does not have", () => {
    expect(errors({ langs: { en: { vehicle: { asks: "Ask" } } } })).toEqual([
      "langs.en.vehicle.asks: word.unknown",
    ]);
    expect(errors({ langs: { en: { vehicle: "Ask" } } })).toEqual(["langs.en.vehicle: word.unknown"]);
    for (const content of [null, "Auto", []])
      expect(errors({ langs: { en: { content } } }, ["/"])).toEqual(["langs.en.content: word.unknown"]);
    expect(errors({ langs: { fr: {} } })).toEqual(["langs.fr: language.unknown"]);
  });

  it("lets only an experiment of all pages change the frame", () => {
    const change = { langs: { en: { frame: { skip: "Jump" } } } };
    expect(errors(change)).toEqual([]);
    expect(errors(change, ["/"])).toEqual(["langs.en.frame: experiment.frame"]);
  });
});
