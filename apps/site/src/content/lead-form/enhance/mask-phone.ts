import { maskPhone } from "@forecourt/contact-details";

/**
 * Writes a telephone number as it is typed, `(417) 555-0142`. It takes a paste with any punctuation, refuses no key,
 * and the caret stays behind the digit it was behind.
 */
export function maskPhoneInput(input: HTMLInputElement): void {
  let before = input.value;
  const format = () => {
    const { value, selectionStart } = input;
    const masked = maskPhone(value, selectionStart ?? value.length, "general");
    if (masked.value !== value) {
      input.value = masked.value;
      if (document.activeElement === input) input.setSelectionRange(masked.caret, masked.caret);
    }
    before = input.value;
  };
  input.addEventListener("input", (event) => {
    // What the shopper takes away stays taken away: the mask comes back when the field is left.
    const deleting =
      (event as InputEvent).inputType?.startsWith("delete") || input.value.length < before.length;
    if (deleting) before = input.value;
    else format();
  });
  input.addEventListener("blur", format);
}
