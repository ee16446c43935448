import { careersForm } from "@forecourt/leads/forms";
import { expect, test } from "vitest";
import { describeLeadForm } from "./describe-lead-form.ts";
import { messagesOf, summaryLine } from "./lead-form-messages.ts";

const formIn = (locale: "en" | "es") =>
  describeLeadForm({
    context: { locale, storeId: "north" },
    id: "careers",
    fields: careersForm.fields,
    hidden: { kind: "CAREERS" },
    consent: { markup: "", text: "", version: "v1" },
    refused: undefined,
    known: undefined,
    failure: { title: "", text: [] },
    submit: "",
  });

test.each([
  ["phone", "required", "This field is required", "Escriba su teléfono."],
  ["phone", "phone", "Please enter a valid phone number", "Escriba los 10 dígitos de su teléfono."],
  ["email", "required", "This field is required", "Escriba su correo electrónico."],
  ["position", "required", "This field is required", "Este campo es obligatorio"],
  [
    "position",
    "of-a-later-server",
    "This value cannot be used.",
    "Este dato no se puede usar. Escriba otro.",
  ],
])("%s, %s: Spanish names the field where English does not", (field, code, english, spanish) => {
  const id = `careers-${field}`;
  expect(messagesOf([{ field, code }], formIn("en"))).toEqual({ [id]: english });
  expect(messagesOf([{ field, code }], formIn("es"))).toEqual({ [id]: spanish });
});

test("a line of the summary names the field once", () => {
  const line = (locale: "en" | "es", field: string) => {
    const form = formIn(locale);
    const [[control, message] = ["", ""]] = Object.entries(messagesOf([{ field, code: "required" }], form));
    return summaryLine(form, control, message);
  };
  expect(line("en", "email")).toBe("Email: This field is required");
  expect(line("es", "email")).toBe("Escriba su correo electrónico.");
  expect(line("es", "position")).toBe("Puesto: Este campo es obligatorio");
});
