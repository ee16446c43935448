import { expect, test } from "vitest";
import { unknownEntries } from "./unknown-entries.ts";

const base = {
  title: "Service",
  sections: [
    { id: "faqs", items: [{ id: "cost", answers: ["One."] }] },
    { id: "hours", title: "Hours" },
  ],
};

test("a translation of existing entries has none", () => {
  const translation = {
    title: "Servicio",
    sections: [{ id: "faqs", items: [{ id: "cost", answers: ["Una.", "Dos."] }] }],
  };
  expect(unknownEntries(base, translation)).toEqual([]);
});

test("finds misspelt keys and ids with their paths", () => {
  const translation = {
    titel: "Servicio",
    sections: [
      { id: "faq", title: "Preguntas" },
      { id: "hours", titulo: "Horario" },
    ],
  };
  expect(unknownEntries(base, translation)).toEqual([
    ["titel"],
    ["sections", "faq"],
    ["sections", "hours", "titulo"],
  ]);
});
