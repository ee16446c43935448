import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FeedText } from "./feed-text.tsx";

test("says its language on a page of another one only", () => {
  const write = (locale: "en" | "es") => renderToStaticMarkup(<FeedText locale={locale}>Sunroof</FeedText>);
  expect(write("en")).toBe("Sunroof");
  expect(write("es")).toBe('<span lang="en">Sunroof</span>');
});
