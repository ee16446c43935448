import { describe, expect, test } from "vitest";
import { baseSettings } from "../settings/base-settings.ts";
import { resolveSettings } from "../settings/resolve-settings.ts";
import { exampleSettings } from "../testing/example-settings.ts";
import { settingsFacts } from "./settings-facts.ts";

const config = resolveSettings(baseSettings, {
  ...exampleSettings,
  claims: {
    miles: {
      value: 85_000,
      unit: "miles",
      disclaimer: { en: "Under {value} miles.", es: "Menos de {value} millas." },
      source: "Contract",
    },
    rebate: { value: 500, unit: "usd", disclaimer: { en: "With proof." }, source: "Bulletin" },
    loss: { value: 20, unit: "percent", disclaimer: null, source: "Auctions" },
  },
});
const en = settingsFacts(config, "en");
const es = settingsFacts(config, "es");

describe("settingsFacts", () => {
  test.each([
    ["documentaryFee", "$245"],
    ["documentaryFeeDate", "March 4, 2020"],
    ["thirtyDayDriveFee", "$10"],
    ["usedVehicleFees", "$255"],
    ["phone", "(417) 555-2368"],
    ["phoneHref", "tel:+14175552368"],
    ["creditScorePreApprovalHref", "/score"],
    ["fullCreditHref", "/credit"],
    ["servicePhone", "(417) 555-2369"],
    ["storeCount", "2"],
    ["baseApr", "6.99%"],
    ["financeTerm", "72"],
    ["leaseMiles", "10,000"],
    ["cashDown", "10%"],
    ["creditScore", "850"],
    ["topCreditScore", "620"],
    ["modelYearFrom", "2018"],
    ["modelYearPoints", "2"],
    ["googleRating", "4.8"],
    ["googleReviewCount", "2,316"],
    ["generalManager", "Ada Moss"],
    ["claim.miles", "85,000"],
    ["claim.rebate", "$500"],
    ["claim.loss", "20%"],
    ["disclaimer.miles", "Under 85,000 miles."],
  ])("%s is %s", (name, text) => {
    expect(en[name]).toBe(text);
  });

  test("change with the settings", () => {
    const dollars = resolveSettings(baseSettings, exampleSettings, {
      fees: { documentary: 19_950 },
      finance: { cashDown: { mode: "dollars" } },
    });
    expect(settingsFacts(dollars, "en")).toMatchObject({
      documentaryFee: "$199.50",
      usedVehicleFees: "$209.50",
      cashDown: "$1,000",
    });
  });

  test("are formatted in Spanish, with untranslated disclaimers in English", () => {
    expect(es["documentaryFeeDate"]).toBe("4 de marzo de 2020");
    expect(es["disclaimer.miles"]).toBe("Menos de 85,000 millas.");
    expect(es["disclaimer.rebate"]).toBe("With proof.");
  });

  test("a claim without a disclaimer has no disclaimer fact", () => {
    expect(en).not.toHaveProperty("disclaimer.loss");
  });

  test("a dealership without service, ratings or a model-year rule has no facts for them", () => {
    const { profile, finance } = exampleSettings;
    const small = resolveSettings(baseSettings, {
      ...exampleSettings,
      profile: { ...profile, service: null, ratings: { google: null } },
      finance: { ...finance, modelYearRule: null },
    });
    const facts = settingsFacts(small, "en");
    for (const name of ["servicePhone", "googleRating", "modelYearFrom"])
      expect(facts).not.toHaveProperty(name);
  });
});
