import { describe, expect, test } from "vitest";
import { localizeContent, type Translation } from "./localize-content.ts";

type Content = {
  title: string;
  text: string | null;
  paragraphs: string[];
  items: { id: string; question: string; answers: string[] }[];
};

const english: Content = {
  title: "Questions",
  text: null,
  paragraphs: ["One", "Two"],
  items: [
    { id: "a", question: "Why?", answers: ["Because."] },
    { id: "b", question: "When?", answers: ["Soon."] },
  ],
};

function spanish(translation: Translation<Content>): Content {
  return localizeContent(english, translation);
}

describe("localizeContent", () => {
  test("replaces translated texts and keeps the rest", () => {
    expect(spanish({ title: "Preguntas" })).toEqual({ ...english, title: "Preguntas" });
  });

  test("matches list entries by id, in the default language's order", () => {
    const { items } = spanish({
      items: [
        { id: "b", question: "¿Cuándo?", answers: ["Pronto."] },
        { id: "a", question: "¿Por qué?" },
      ],
    });
    expect(items).toEqual([
      { id: "a", question: "¿Por qué?", answers: ["Because."] },
      { id: "b", question: "¿Cuándo?", answers: ["Pronto."] },
    ]);
  });

  test("replaces lists of strings", () => {
    expect(spanish({ paragraphs: ["Uno"] }).paragraphs).toEqual(["Uno"]);
  });

  test("ignores entries that the default language does not have", () => {
    const translation = { items: [{ id: "c", question: "¿Dónde?" }], other: "más" } as Translation<Content>;
    expect(spanish(translation)).toEqual(english);
  });
});
