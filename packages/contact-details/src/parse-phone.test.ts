import { describe, expect, test } from "vitest";
import { parsePhone } from "./parse-phone.ts";

describe("parsePhone", () => {
  test("returns ten digits", () => {
    expect(parsePhone("+1 (417) 555-0123")).toEqual({ ok: true, value: "4175550123" });
  });

  test.each([
    ["", "phone.required"],
    ["  ", "phone.required"],
    [null, "phone.required"],
    [4175550123, "phone.required"],
    ["+19999999999", "phone.required"],
    ["(999) 999-9999", "phone.required"],
    ["417555012", "phone.invalid"],
    ["41755501234", "phone.invalid"],
    ["none", "phone.invalid"],
    ["+44 20 7946 0958", "phone.invalid"],
  ])("rejects %j with %s", (value, code) => {
    expect(parsePhone(value)).toEqual({ ok: false, error: { code } });
  });
});
