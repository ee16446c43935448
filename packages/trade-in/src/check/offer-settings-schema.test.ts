import { expect, test } from "vitest";
import { defaultOfferSettings } from "../default-offer-settings.ts";
import { sampleQuestionnaire } from "../testing/sample-questionnaire.ts";
import { offerSettingsSchema } from "./offer-settings-schema.ts";

test("gives the settings, or an issue for a rule on a question that the questionnaire lacks", () => {
  const rules = [{ object: "answers", key: "keys", operator: "==", ruleValue: "one" }] as const;
  const settings = { ...defaultOfferSettings, bringVehicleIn: { rules } };
  expect(offerSettingsSchema(sampleQuestionnaire)["~standard"].validate(settings)).toEqual({
    value: settings,
  });
  const code = "configuration.unknown-question";
  expect(offerSettingsSchema({ questions: [] })["~standard"].validate(settings)).toEqual({
    issues: [{ message: code, path: ["bringVehicleIn", "rules", 0, "key"], code }],
  });
});
