import { describe, expect, it } from "vitest";
import { parsePhoneRequest } from "./phone-request.ts";

const error = (body: unknown, pending?: string) => {
  const parsed = parsePhoneRequest(body, pending);
  return parsed.ok ? null : parsed.error;
};

describe("parsePhoneRequest", () => {
  it.each([
    [{ type: "phone-validation" }, "phone-required"],
    [{ type: "phone-validation", phone: "+19999999999" }, "phone-required"],
    [{ type: "phone-validation", phone: "555-0123" }, "phone-pattern"],
    [{ type: "phone-validation", phone: 4175550123 }, "phone-required"],
    [{ type: "code-verification", phone: "4175550123" }, "code-required"],
    [{ type: "code-verification", phone: "4175550123", code: "12 34 5" }, "code-digits"],
    [{ type: "code-verification", code: "123456" }, "phone-required"],
    [{ type: "other", phone: "4175550123" }, "invalid"],
    [{}, "phone-required"],
    [{ type: "other" }, "phone-required"],
    [null, "phone-required"],
    ["code-verification", "phone-required"],
    [{ phone: "4175550123" }, "invalid"],
  ] as const)("refuses %j as %s", (body, expected) => {
    expect(error(body)).toBe(expected);
  });

  it("removes non-digits", () => {
    expect(
      parsePhoneRequest(
        { type: "code-verification", phone: "+1 (417) 555-0123", code: "123 456" },
        undefined,
      ),
    ).toEqual({ ok: true, request: { type: "code-verification", phone: "4175550123", code: "123456" } });
  });

  it("uses the phone of the pending unlock unless one is sent", () => {
    const pending = "4175550199";
    expect(parsePhoneRequest({ type: "phone-validation", phone: "" }, pending)).toMatchObject({
      request: { phone: pending },
    });
    expect(parsePhoneRequest({ type: "phone-validation", phone: "4175550123" }, pending)).toMatchObject({
      request: { phone: "4175550123" },
    });
    expect(error({ type: "phone-validation", phone: "12" }, pending)).toBe("phone-pattern");
  });
});
