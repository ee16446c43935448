import { maskPhone } from "@forecourt/contact-details";
import { PHONE_INPUT_MASK } from "../phone-field.ts";

/**
 * Formats a phone number while it is typed: `+1 (417) 555-0142`. Accepts any input and pasted punctuation, and keeps
 * the caret behind the same digit.
 */
export function maskPhoneInput(input: HTMLInputElement): void {
  let before = input.value;
  const format = () => {
    const { value, selectionStart } = input;
    const masked = maskPhone(value, selectionStart ?? value.length, PHONE_INPUT_MASK);
    if (masked.value !== value) {
      input.value = masked.value;
      if (document.activeElement === input) input.setSelectionRange(masked.caret, masked.caret);
    }
    before = input.value;
  };
  input.addEventListener("input", (event) => {
    // Formatting would restore deleted punctuation, so deletions are formatted on blur only.
    const deleting =
      (event as InputEvent).inputType?.startsWith("delete") || input.value.length < before.length;
    if (deleting) before = input.value;
    else format();
  });
  input.addEventListener("blur", () => {
    format();
    // After the last digit is deleted the field is empty again: "+1 (" is not a wrong phone.
    if (/^\+?1? ?\(?$/.test(input.value)) input.value = "";
  });
}
