import { expect, test } from "vitest";
import { parseMovesArguments } from "./moves-arguments.ts";

const parse = (line: string) => parseMovesArguments(line.split(" ").filter(Boolean), () => "recorded");

test.each([
  ["", { rest: [] }],
  ["--quick", { rest: ["--quick"] }],
  ["--against HEAD~3", { against: "HEAD~3", rest: [] }],
  ["--against=v1", { against: "v1", rest: [] }],
  ["--against", { against: "recorded", rest: [] }],
  ["--against --guard", { against: "recorded", rest: ["--guard"] }],
  ["--guard --against --rounds 2", { against: "recorded", rest: ["--rounds=2", "--guard"] }],
  ["--against HEAD~3 --rounds=12", { against: "HEAD~3", rest: ["--rounds=12"] }],
])("reads “%s”", (line, expected) => {
  expect(parse(line)).toEqual(expected);
});

test.each([
  ["--guard", "need --against"],
  ["--rounds 3", "need --against"],
  ["--quick --against", "--quick"],
  ["--against --rounds none", "“none”"],
  ["--against --rounds 0", "“0”"],
  ["--agianst HEAD", "--agianst"],
  ["HEAD", "HEAD"],
])("refuses “%s”", (line, reason) => {
  expect(() => parse(line)).toThrow(reason);
});
