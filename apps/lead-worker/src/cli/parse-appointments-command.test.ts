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
  ])("refuses %j", (line, problem) => {
    const parsed = parse(line);
    expect(parsed.kind === "invalid" && parsed.problem).toContain(problem);
  });

  it("helps", () => {
    expect(parse("--help")).toEqual({ kind: "help" });
    expect(parse("list -h")).toEqual({ kind: "help" });
  });
});
