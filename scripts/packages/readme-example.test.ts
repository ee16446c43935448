import { expect, test } from "vitest";
import { readmeExample } from "./readme-example.ts";

const block = (language: string, ...lines: string[]) => [`\`\`\`${language}`, ...lines, "```", ""];
const readme = [
  "# @forecourt/money",
  "",
  "## Install",
  "",
  ...block("sh", "npm install @forecourt/money", "npm install @forecourt/finance react # for the example"),
  "## Example",
  "",
  ...block("ts", "const one = 1;"),
  "Then:",
  "",
  ...block("ts", "console.log(one);"),
];

test("joins the blocks under Example, and lists what is installed", () => {
  const example = readmeExample([...readme, "## API", "", ...block("ts", "not.run();")].join("\n"));
  expect(example).toEqual({
    installs: ["@forecourt/money", "@forecourt/finance", "react"],
    files: new Map([["example.ts", "const one = 1;\n\nconsole.log(one);\n"]]),
    language: "ts",
  });
});

test("an example can be the last section", () => {
  expect(readmeExample(readme.join("\n"))?.files.get("example.ts")).toContain("console.log(one);");
});

test("a block after a file name is that file", () => {
  const named = [...readme, "`lot.csv`:", "", ...block("csv", "vin,price")].join("\n");
  expect([...readmeExample(named)!.files.keys()]).toEqual(["lot.csv", "example.ts"]);
});

test("a README without code under Example has none", () => {
  expect(readmeExample(["## Example", "", ...block("sh", "ls")].join("\n"))).toBeNull();
});
