import { expect, it } from "vitest";
import type { SendResult } from "../transports/transport.ts";
import { outcomeOf } from "./outcome.ts";

const sent: SendResult = { ok: true };
const later = (code: string, retryAfterSeconds: number | null = null): SendResult => ({
  ok: false,
  code,
  retryable: true,
  retryAfterSeconds,
});
const refused = (code: string): SendResult => ({
  ok: false,
  code,
  retryable: false,
  retryAfterSeconds: null,
});

it("is sent when every copy was sent, now or before", () => {
  expect(outcomeOf([sent, sent])).toEqual({ kind: "sent" });
  expect(outcomeOf([])).toEqual({ kind: "sent" });
});

it("is retry while one copy can be retried, after the longest Retry-After", () => {
  expect(outcomeOf([sent, refused("http.422"), later("http.429", 7), later("http.503", 60)])).toEqual({
    kind: "retry",
    code: "http.429",
    retryAfterSeconds: 60,
  });
  expect(outcomeOf([later("timeout")])).toEqual({ kind: "retry", code: "timeout", retryAfterSeconds: null });
});

it("is dead when a copy failed and none can be retried", () => {
  expect(outcomeOf([sent, refused("http.422")])).toEqual({ kind: "dead", code: "http.422" });
});
