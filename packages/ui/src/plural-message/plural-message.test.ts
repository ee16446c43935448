import { expect, it } from "vitest";
import { pluralMessage } from "./plural-message.ts";

const message = { one: "{count} resultado", other: "{count} resultados" };

it("picks singular for one and plural for zero and more", () => {
  const texts = [0, 1, 2].map((count) => pluralMessage(message, count));
  expect(texts).toEqual(["0 resultados", "1 resultado", "2 resultados"]);
});
