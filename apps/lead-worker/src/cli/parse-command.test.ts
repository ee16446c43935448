import { describe, expect, it } from "vitest";
import { parseCommand } from "./parse-command.ts";

const ID = "0199e2a4-7c1e-7b60-9a53-3f1d2b6c8e10";
const parse = (line: string) => parseCommand(line.split(" ").filter(Boolean));

describe("parseCommand", () => {
  it.each([
    ["list", { name: "list", limit: 50, json: false }],
    ["-- list --state dead --limit 3 --json", { name: "list", state: "dead", limit: 3, json: true }],
    [
      "list --store north --kind SERVICE",
      { name: "list", storeId: "north", kind: "SERVICE", limit: 50, json: false },
    ],
    [`show ${ID.toUpperCase()}`, { name: "show", id: ID, json: false }],
    [`link ${ID}`, { name: "link", id: ID }],
    [`retry ${ID} ${ID}`, { name: "retry", ids: [ID, ID] }],
    ["retry --state held", { name: "retry", ids: [], state: "held" }],
    ["export", { name: "export", format: "jsonl" }],
    [
      "export --format csv --since 2026-11-20 --out leads.csv",
      { name: "export", format: "csv", since: new Date("2026-11-20"), out: "leads.csv" },
    ],
  ])("%s", (line, command) => {
    expect(parse(line)).toEqual({ kind: "command", command: expect.objectContaining(command) });
  });

  it.each([
    ["", "Missing command."],
    ["destroy", "Unknown command destroy."],
    ["list extra", "Unexpected argument: extra."],
    ["list --state gone", "Unknown state gone"],
    ["list --kind contact", "Unknown kind contact"],
    ["list --limit 0", "--limit is a number"],
    ["show", "Missing lead id"],
    ["show 12", "12 is not a lead's id."],
    ["link", "Missing lead id"],
    ["link --json", "--json does not belong to link."],
    ["retry", "Missing lead ids"],
    ["retry --state sent", "use dead or held"],
    [`retry ${ID} --state dead`, "not both"],
    ["export --format xml", "Unknown format xml"],
    ["export --since yesterday", "yesterday is not a date"],
    ["export --limit 4", "--limit does not belong to export."],
    ["list --what", "--what"],
  ])("rejects %j with the problem %j", (line, problem) => {
    expect(parse(line)).toEqual({ kind: "invalid", problem: expect.stringContaining(problem) });
  });

  it("parses --help", () => {
    expect(parse("list --help")).toEqual({ kind: "help" });
    expect(parse("-h")).toEqual({ kind: "help" });
  });
});
