import { expect, test } from "vitest";
import { strayEntries } from "./stray-entries.ts";

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
  expect(strayEntries(base, translation)).toEqual([]);
});

test("finds misspelt keys and ids with their paths", () => {
  const translation = {
    titel: "Servicio",
    sections: [
      { id: "faq", title: "Preguntas" },
      { id: "hours", titulo: "Horario" },
    ],
  };
  expect(strayEntries(base, translation)).toEqual(["titel", "sections.faq", "sections.hours.titulo"]);
});
