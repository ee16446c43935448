import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL(".", import.meta.url));
const files = globSync("**/*.tsx", { cwd: source }).filter((file) => !/\.test\.tsx$|^testing\//.test(file));

/** Visually hidden fields, which need no control of the UI kit. */
const unseen = ["content/lead-form/honeypot.tsx"];

/** Native controls in a file, except hidden inputs. */
function rawControls(text: string): string[] {
  return [...text.matchAll(/<(button|input|select|textarea|dialog)\b[^>]*>?/g)]
    .filter(([tag]) => !/^<input[^>]*\stype="hidden"/.test(tag))
    .map(([, name]) => name!);
}

it("every form control is a component of the UI kit", () => {
  const found = files.filter((file) => rawControls(readFileSync(source + file, "utf8")).length > 0);
  expect(found).toEqual(unseen);
});

it("detects native controls", () => {
  const planted = '<input key={a} type="hidden" />\n<input type="text" /><button\n  type="button">';
  expect(rawControls(planted)).toEqual(["input", "button"]);
  expect(rawControls("<Button /><select><dialog open>")).toEqual(["select", "dialog"]);
});
