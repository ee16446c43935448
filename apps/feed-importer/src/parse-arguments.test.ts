import { describe, expect, it } from "vitest";
import { parseArguments } from "./parse-arguments.ts";

const DEFAULTS = {
  store: null,
  format: null,
  columns: null,
  currency: "USD",
  maxDropShare: null,
  ifEmpty: false,
  dryRun: false,
};

describe("parseArguments", () => {
  it("requires only a file", () => {
    expect(parseArguments(["lot.csv"])).toEqual({
      kind: "import",
      arguments: { source: "lot.csv", ...DEFAULTS },
    });
    expect(parseArguments(["--", "lot.csv"])).toEqual(parseArguments(["lot.csv"]));
  });

  it("reads every option", () => {
    const argv =
      "https://f.test/lot.xml --store north --format meta --columns map.json --currency cad --max-drop 12.5% --if-empty --dry-run";
    expect(parseArguments(argv.split(" "))).toEqual({
      kind: "import",
      arguments: {
        source: "https://f.test/lot.xml",
        store: "north",
        format: "meta",
        columns: "map.json",
        currency: "CAD",
        maxDropShare: 1250,
        ifEmpty: true,
        dryRun: true,
      },
    });
  });

  it("shows the help", () => expect(parseArguments(["-h"])).toEqual({ kind: "help" }));

  it.each([
    [[], "Say which file"],
    [["a.csv", "b.csv"], "b.csv"],
    [["a.csv", "--format", "excel"], "excel"],
    [["a.csv", "--max-drop", "140%"], "140%"],
    [["a.csv", "--max-drop", "half"], "half"],
    [["a.csv", "--currency", "dollars"], "dollars"],
    [["a.csv", "--what"], "--what"],
    [["a.csv", "--store"], "--store"],
  ])("reports the problem of %j", (argv, part) => {
    expect(parseArguments(argv)).toEqual({ kind: "invalid", problem: expect.stringContaining(part) });
  });
});
