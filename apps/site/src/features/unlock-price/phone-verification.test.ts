import { expect, it } from "vitest";
import { createPhoneVerification, type PhoneAnswer } from "./phone-verification.ts";

/** A verification whose requests get these answers in order, and the bodies of its requests. */
function verificationWith(...answers: (PhoneAnswer | null)[]) {
  const bodies: unknown[] = [];
  const verification = createPhoneVerification(async (body) => {
    bodies.push(body);
    return answers.shift() ?? null;
  });
  return { verification, bodies };
}

const submit = (code: string) => ({ type: "code-submitted", code }) as const;

it("finds a missing or short code without a request", async () => {
  const { verification, bodies } = verificationWith();
  expect(verification.check(submit(""))).toEqual({ at: "code", error: { code: "code.required" } });
  expect(verification.check(submit("12"))).toEqual({ at: "code", error: { code: "code.invalid" } });
  expect(verification.check(submit("123 456"))).toBeNull();
  expect(await verification.act(submit("12"))).toMatchObject({ step: "code" });
  expect(bodies).toEqual([]);
});

it("sends the digits without a phone and is verified by the right code", async () => {
  const { verification, bodies } = verificationWith({ success: false, message: "Wrong." }, { success: true });
  const refused = await verification.act(submit("111111"));
  expect(refused.error).toEqual({ at: "code", error: { text: "Wrong." } });
  expect(await verification.act(submit("123 456"))).toMatchObject({ step: "verified", error: null });
  expect(bodies).toEqual([
    { type: "code-verification", phone: "", code: "111111" },
    { type: "code-verification", phone: "", code: "123456" },
  ]);
});

it("asks for another code, and stays at the code", async () => {
  const { verification, bodies } = verificationWith({ success: true });
  expect(await verification.act({ type: "new-code-requested" })).toMatchObject({ step: "code", error: null });
  expect(bodies).toEqual([{ type: "phone-validation", phone: "" }]);
});

it("a request without an answer is at no field and can be repeated", async () => {
  const { verification } = verificationWith(null, { success: true });
  const { error } = await verification.act(submit("123456"));
  expect(error).toEqual({ at: "request", error: { code: "request.failed" } });
  expect(await verification.act(submit("123456"))).toMatchObject({ step: "verified" });
});

it("makes one request at a time", async () => {
  const { verification, bodies } = verificationWith({ success: true });
  const first = verification.act(submit("123456"));
  await verification.act({ type: "new-code-requested" });
  await first;
  expect(bodies).toHaveLength(1);
});
