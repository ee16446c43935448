import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readToken, signToken, type TokenPurpose } from "./signed-token.ts";

const PURPOSES: TokenPurpose[] = ["watch-confirm", "watch-stop", "my-details", "valuation"];
const now = new Date("2026-11-25T10:00:00Z");
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const read = (token: string | undefined, purpose: TokenPurpose = "watch-stop", secret = "s") =>
  readToken(purpose, token, { secret, now });

describe("a token", () => {
  test("gives its subject until it expires", () => {
    const id = randomUUID();
    const token = signToken("watch-stop", id, { secret: "s", expiresAt: at(60) });
    expect(token).toMatch(/^[\w.-]{80,100}$/);
    expect(readToken("watch-stop", token, { secret: "s", now: at(59) })).toEqual({
      kind: "valid",
      subject: id,
    });
    expect(readToken("watch-stop", token, { secret: "s", now: at(61) })).toEqual({ kind: "expired" });
  });

  test("without a time is valid for ever", () => {
    const token = signToken("watch-stop", "id", { secret: "s" });
    expect(readToken("watch-stop", token, { secret: "s", now: at(1e9) })).toMatchObject({ kind: "valid" });
  });

  test("is invalid for another purpose or secret", () => {
    const token = signToken("watch-stop", "id", { secret: "s" });
    for (const purpose of PURPOSES)
      expect(read(token, purpose).kind).toBe(purpose === "watch-stop" ? "valid" : "invalid");
    expect(read(token, "watch-stop", "other")).toEqual({ kind: "invalid" });
  });

  test("is invalid with any character changed, added or removed", () => {
    const token = signToken("watch-stop", randomUUID(), { secret: "s", expiresAt: at(-5) });
    fc.assert(
      fc.property(
        fc.nat(token.length - 1),
        fc.constantFrom(..."abcxyzAZ019-_.~%"),
        fc.constantFrom(0, 1),
        (index, letter, removed) => {
          const forged = token.slice(0, index) + letter + token.slice(index + removed);
          fc.pre(forged !== token);
          expect(read(forged)).toEqual({ kind: "invalid" });
        },
      ),
      { numRuns: 500 },
    );
    for (const broken of [undefined, "", ".", token.slice(1), token.slice(0, -1), `${token}\n`])
      expect(read(broken)).toEqual({ kind: "invalid" });
  });
});
