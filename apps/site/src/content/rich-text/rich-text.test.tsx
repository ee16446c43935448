import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { RichText } from "./rich-text.tsx";

const markup = "**Two**, and [both](/cars-for-sale) are in it. Call [us](tel:+14175550142). <b>";

test("renders strong text and links, and escapes HTML", () => {
  const html = renderToStaticMarkup(<RichText text={markup} />);
  expect(html).toContain("<strong>Two</strong>, and <a ");
  expect(html).toContain('href="/cars-for-sale">both</a>');
  expect(html).toContain('href="tel:+14175550142">us</a>');
  expect(html).toContain("&lt;b&gt;");
});

test("plainText removes the markup and keeps the text", () => {
  expect(plainText(markup)).toBe("Two, and both are in it. Call us. <b>");
});
