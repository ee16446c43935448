import { describe, expect, it } from "vitest";
import { parseAppointmentsCommand } from "./parse-appointments-command.ts";

const parse = (line: string) => parseAppointmentsCommand(line.split(" ").filter(Boolean));

describe("parseAppointmentsCommand", () => {
  it.each([
    ["list", { name: "list", storeId: null, day: null, days: 7 }],
    [
      "-- list --store north --day 2026-11-28 --days 1",
      { name: "list", storeId: "north", day: "2026-11-28", days: 1 },
    ],
    ["list --days 365", { name: "list", storeId: null, day: null, days: 365 }],
    ["cancel abc_-9", { name: "cancel", id: "abc_-9" }],
    ["confirm a --by dana-morales", { name: "confirm", id: "a", by: "dana-morales", note: null }],
    ["confirm a --by dana-morales --note Bye", { name: "confirm", id: "a", by: "dana-morales", note: "Bye" }],
  ])("%s", (line, command) => {
    expect(parse(line)).toEqual({ kind: "command", command });
  });

  it.each([
    ["", "Missing command."],
    ["move a", "Unknown command move."],
    ["list extra", "Unexpected argument: extra."],
    ["list --day 2026-02-30", "--day 2026-02-30 is no date"],
    ["list --days 0", "--days 0 is no number"],
    ["list --days 366", "--days 366 is no number"],
    ["list --days x", "--days x is no number"],
    ["list --state booked", "Unknown option '--state'"],
    ["cancel", "Missing appointment id"],
    ["cancel a b", "Unexpected argument: b."],
    ["cancel a --days 1", "Options do not belong to cancel."],
    ["list --by dana-morales", "--by and --note belong to confirm."],
    ["confirm --by dana-morales", "Missing appointment id: confirm ID."],
    ["confirm a", "Missing --by SLUG"],
    ["confirm a --by dana-morales --days 1", "Only --by and --note belong to confirm."],
    [`confirm a --by dana-morales --note ${"x".repeat(301)}`, "--note is longer than 300 characters."],
    ["confirm a --by dana-morales --note one\ntwo", "--note has a control character"],
  ])("refuses %j", (line, problem) => {
    const parsed = parse(line);
    expect(parsed.kind === "invalid" && parsed.problem).toContain(problem);
  });

  it("helps", () => {
    expect(parse("--help")).toEqual({ kind: "help" });
    expect(parse("list -h")).toEqual({ kind: "help" });
  });
});
