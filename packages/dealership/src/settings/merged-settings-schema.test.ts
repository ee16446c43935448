import { expect, test } from "vitest";
import { exampleSettings } from "../testing/example-settings.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { mergedSettingsSchema } from "./merged-settings-schema.ts";

test("accepts settings, and names the place and the code of each error", () => {
  const { validate } = mergedSettingsSchema["~standard"];
  const settings = mergeSettings(baseSettings, exampleSettings);
  expect(validate(settings)).toMatchObject({ value: { profile: exampleSettings.profile } });
  // Two settings that contradict each other, which no schema of a part can see.
  expect(validate(mergeSettings(settings, { languages: { default: "fr" } }))).toEqual({
    issues: [
      { path: ["languages", "default"], message: "language.unsupported", code: "language.unsupported" },
    ],
  });
});
