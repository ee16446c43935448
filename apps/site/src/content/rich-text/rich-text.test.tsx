import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { RichText } from "./rich-text.tsx";

const copy = "**Two**, and [both](/cars-for-sale) are in it. Call [us](tel:+14175550142). <b>";

test("writes strong words and links, and no markup of its own accord", () => {
  const html = renderToStaticMarkup(<RichText text={copy} />);
  expect(html).toContain("<strong>Two</strong>, and <a ");
  expect(html).toContain('href="/cars-for-sale">both</a>');
  expect(html).toContain('href="tel:+14175550142">us</a>');
  expect(html).toContain("&lt;b&gt;");
});

test("plain text keeps every word and no mark", () => {
  expect(plainText(copy)).toBe("Two, and both are in it. Call us. <b>");
});
