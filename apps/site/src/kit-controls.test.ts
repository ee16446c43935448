import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL(".", import.meta.url));
const files = globSync("**/*.tsx", { cwd: source }).filter((file) => !/\.test\.tsx$|^testing\//.test(file));

/**
 * A visually hidden field, the tabs of applicants, which hold two parts of one form, the message panel, which is modal
 * on phones alone, and the elements that the kit's `AmountField` and `Dialog` render as.
 */
const allowed = [
  "content/lead-form/honeypot.tsx",
  "features/credit-application/steps/applicant-tabs.tsx",
  "features/message-panel/message-panel.tsx",
  "features/payment-calculator/budget/live-cash-down.tsx",
  "features/unlock-price/unlock-dialog-element.tsx",
];

/** Native controls in a file, except hidden inputs. */
function rawControls(text: string): string[] {
  return [...text.matchAll(/<(button|input|select|textarea|dialog)\b[^>]*>?/g)]
    .filter(([tag]) => !/^<input[^>]*\stype="hidden"/.test(tag))
    .map(([, name]) => name!);
}

it("every form control is a component of the UI kit", () => {
  const found = files.filter((file) => rawControls(readFileSync(source + file, "utf8")).length > 0);
  expect(found.toSorted()).toEqual(allowed);
});

it("detects native controls", () => {
  const planted = '<input key={a} type="hidden" />\n<input type="text" /><button\n  type="button">';
  expect(rawControls(planted)).toEqual(["input", "button"]);
  expect(rawControls("<Button /><select><dialog open>")).toEqual(["select", "dialog"]);
});
