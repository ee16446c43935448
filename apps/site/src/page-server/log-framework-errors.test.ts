import { pino } from "pino";
import { expect, it } from "vitest";
import { logFrameworkErrors } from "./log-framework-errors.ts";

it("logs an error's code and positions, never its text or properties", () => {
  let lines = "";
  const target = { error: (..._values: unknown[]) => {} };
  logFrameworkErrors(pino({}, { write: (line: string) => (lines += line) }), target);
  const error = Object.assign(new TypeError("no 417-555-0100"), { params: ["Ada"], code: "ERR_ADDRESS" });
  target.error("⨯", error);
  target.error("a text about Ada and 417-555-0100");
  expect(lines).not.toMatch(/Ada|417/);
  expect(lines).toContain('"code":"err_address"');
  expect(lines).toContain("log-framework-errors.test.ts:");
});
