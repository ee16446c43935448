import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FeedText } from "./feed-text.tsx";

test("has a lang attribute only on pages in another language", () => {
  const render = (locale: "en" | "es") => renderToStaticMarkup(<FeedText locale={locale}>Sunroof</FeedText>);
  expect(render("en")).toBe("Sunroof");
  expect(render("es")).toBe('<span lang="en">Sunroof</span>');
});
