import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL(".", import.meta.url));
const files = globSync("**/*.tsx", { cwd: source }).filter((file) => !/\.test\.tsx$|^testing\//.test(file));

/** A field that must not look like the kit's: nobody is to see it. */
const unseen = ["content/lead-form/honeypot.tsx"];

/** The controls that a file draws itself instead of taking the kit's; hidden inputs are none. */
function rawControls(text: string): string[] {
  return [...text.matchAll(/<(button|input|select|textarea|dialog)\b[^>]*>?/g)]
    .filter(([tag]) => !/^<input[^>]*\stype="hidden"/.test(tag))
    .map(([, name]) => name!);
}

it("every control of the site is the kit's", () => {
  const found = files.filter((file) => rawControls(readFileSync(source + file, "utf8")).length > 0);
  expect(found).toEqual(unseen);
});

it("a control of its own would be noticed", () => {
  const planted = '<input key={a} type="hidden" />\n<input type="text" /><button\n  type="button">';
  expect(rawControls(planted)).toEqual(["input", "button"]);
  expect(rawControls("<Button /><select><dialog open>")).toEqual(["select", "dialog"]);
});
