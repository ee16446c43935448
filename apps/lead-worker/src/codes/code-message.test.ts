import { expect, it } from "vitest";
import { codeText, readCodeMessage } from "./code-message.ts";

const message = { phone: "+14175550123", code: "012345", locale: "en", storeId: "north" };

it("binds the code to an https site", () => {
  const text = codeText(message, { dealershipName: "Larkspur", siteUrl: "https://www.example.com:8443/x" });
  expect(text).toBe("012345 is your Larkspur code. Do not share it with anyone.\n\n@www.example.com #012345");
});

it("does not bind the code to a local site", () => {
  const text = codeText(
    { ...message, locale: "es" },
    { dealershipName: "Larkspur", siteUrl: "http://localhost:3000" },
  );
  expect(text).toBe("012345 es su clave de Larkspur. No la comparta con nadie.");
});

it.each([
  null,
  "text",
  {},
  { ...message, phone: "4175550123" },
  { ...message, phone: "+1417555\r\nBcc: x" },
  { ...message, code: 12_345 },
  { ...message, code: "12 345" },
  { ...message, locale: null },
])("rejects %j as a code message", (content) => {
  expect(readCodeMessage(content)).toBeNull();
});

it("reads a code message that the site sealed", () => {
  expect(readCodeMessage(message)).toEqual(message);
});
