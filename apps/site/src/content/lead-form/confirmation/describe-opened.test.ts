import { expect, it } from "vitest";
import { describeOpened } from "./describe-opened.ts";

it.each([
  ["en", "Your details also opened every price on this site and our private inventory on this device."],
  [
    "es",
    "Con sus datos, en este dispositivo ya puede ver también todos los precios del sitio y nuestro inventario privado.",
  ],
] as const)("says what opened, in %s", (locale, text) => {
  expect(describeOpened({ step: "granted", affected: ["price", "inventory"] }, locale)).toEqual({ text });
});

it("leads to the code that opens it, with the notice of a code that was not sent", () => {
  const { text, link } = describeOpened({ step: "code-sent", affected: ["price"] }, "en");
  expect(text).toContain("It opens every price on this site");
  expect(link).toEqual({ href: "/unlock/verify", label: "Enter the code" });
  const limited = describeOpened({ step: "code-limited", affected: ["price"] }, "es");
  expect(limited.link?.href).toBe("/es/unlock/verify?notice=code-limited");
  expect(limited.text).not.toContain("Le mandamos un código");
});
