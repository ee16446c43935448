import { Writable } from "node:stream";
import { errorCode, errorFrames } from "@forecourt/database";
import { expect, it } from "vitest";
import { createLog } from "./log.ts";

const lines: Record<string, unknown>[] = [];
const log = createLog(
  "info",
  new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  }),
);

it("writes only allowed fields with values that look like a code or an id", () => {
  const error = Object.assign(new TypeError("Ada Lovelace is not a function"), { code: "Ada" });
  log.info(
    {
      leadId: "0199e2a4-7c1e-7b60-9a53-3f1d2b6c8e10",
      code: "http.503",
      attempt: 2,
      customer: { firstName: "Ada" },
      err: error,
      error,
      store: { name: "Ada" },
      kind: "Ada\nLovelace",
    },
    "Delivered.",
  );
  const [{ time: _time, ...line } = {}] = lines;
  expect(line).toEqual({
    level: 30,
    name: "lead-worker",
    leadId: "0199e2a4-7c1e-7b60-9a53-3f1d2b6c8e10",
    code: "http.503",
    attempt: 2,
    store: "?",
    kind: "?",
    msg: "Delivered.",
  });
});

it("logs an error by code and stack frames, never by its message", () => {
  const error = new TypeError("Ada\n    at Ada Lovelace (ada@example.com)");
  expect(errorCode(error)).toBe("TypeError");
  expect(errorFrames(error).join()).not.toMatch(/ada/i);
  error.stack =
    "TypeError: Ada\n    at Ada Lovelace (ada@example.com)\n    at send (file:///srv/send.ts:12:7)";
  expect(errorFrames(error)).toEqual(["send.ts:12:7"]);
  expect(errorCode(Object.assign(new Error("x"), { code: "ECONNREFUSED" }))).toBe("econnrefused");
  expect(errorCode("Ada")).toBe("unknown");
  expect(errorCode(null)).toBe("unknown");
});
