import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { expect, test } from "vitest";
import { translator } from "#server/content/translator.ts";
import { countWords } from "./count-words.ts";

test.each(["en", "es"] as const)("the browser counts in the words of the server: %s", (locale) => {
  const words = countWords(locale);
  const t = translator(locale, "listing");
  for (const count of [1, 2, 19, 640, 12_345]) {
    const written = fillPlaceholders(words[count === 1 ? "one" : "other"], {
      count: count.toLocaleString("en-US"),
    });
    expect(written).toBe(t("results", { count }));
  }
});
