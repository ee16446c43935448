import { baseSettings, parseDealershipConfig, resolveSettings } from "@forecourt/dealership";
import { expect, test } from "vitest";
import { settings } from "./settings.ts";

const config = resolveSettings(baseSettings, settings);

test("pass the schema, for the group and for every store", () => {
  expect(parseDealershipConfig(config)).toEqual({ ok: true, config });
});
