import { expect, test } from "vitest";
import { formMessages } from "../form-messages.ts";
import { errorMessage } from "./error-message.ts";

test.each([
  ["phone", "required", "This field is required", "Escriba su teléfono."],
  ["phone", "phone", "Please enter a valid phone number", "Escriba los 10 dígitos de su teléfono."],
  ["email", "required", "This field is required", "Escriba su correo electrónico."],
  ["position", "required", "This field is required", "Este campo es obligatorio"],
] as const)("names the field of %s, %s in Spanish", (field, code, english, spanish) => {
  expect(errorMessage(formMessages("en"), field, code)).toBe(english);
  expect(errorMessage(formMessages("es"), field, code)).toBe(spanish);
});
