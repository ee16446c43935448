import { NOTE_CODES, REFUSAL_CODES } from "@forecourt/feeds";
import { expect, it } from "vitest";
import { REASON_MESSAGES } from "./reason-messages.ts";

it("has a unique message for every reason", () => {
  expect(Object.keys(REASON_MESSAGES).sort()).toEqual([...REFUSAL_CODES, ...NOTE_CODES].sort());
  expect(new Set(Object.values(REASON_MESSAGES)).size).toBe(Object.keys(REASON_MESSAGES).length);
});
