import { expect, test } from "vitest";
import { strayEntries } from "./stray-entries.ts";

const base = {
  title: "Service",
  sections: [
    { id: "faqs", items: [{ id: "cost", answers: ["One."] }] },
    { id: "hours", title: "Hours" },
  ],
};

test("a translation of what is there has no strays", () => {
  const translation = {
    title: "Servicio",
    sections: [{ id: "faqs", items: [{ id: "cost", answers: ["Una.", "Dos."] }] }],
  };
  expect(strayEntries(base, translation)).toEqual([]);
});

test("a slip in a key or an id is named with its place", () => {
  const translation = {
    titel: "Servicio",
    sections: [
      { id: "faq", title: "Preguntas" },
      { id: "hours", titulo: "Horario" },
    ],
  };
  expect(strayEntries(base, translation)).toEqual(["titel", "sections.faq", "sections.hours.titulo"]);
});
