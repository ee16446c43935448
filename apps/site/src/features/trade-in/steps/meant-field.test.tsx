import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AskedVehicle, SuggestedVehicle } from "#shared/trade-in/asked-vehicle.ts";
import type { TradeInContent } from "../trade-in-content.ts";
import { MeantField } from "./meant-field.tsx";

const meant = {
  question: "Did you mean",
  unknown: "Not known",
  none: "No, a {vehicle}",
  keep: "A {vehicle}",
  text: "No figure",
  newYear: "No prices of a {vehicle} yet",
  newYearText: "Too new",
};
const words = { meant } as unknown as TradeInContent["words"];
const car = (year: number, make: string, model: string, trim?: string): SuggestedVehicle => ({
  id: [year, make, model, trim].join("|"),
  year,
  make,
  model,
  ...(trim !== undefined && { trim }),
});

const textOf = (asked: AskedVehicle) =>
  renderToStaticMarkup(<MeantField asked={asked} words={words} errors={{}} />).replace(/<[^>]*>/g, " ");

test("asks what an unknown name means, with the name itself as the last choice", () => {
  const typed = car(2019, "onda", "sivic");
  const text = textOf({ typed, suggestions: [car(2019, "Honda", "Civic")], isNewYear: false });
  expect(text).toMatch(/Did you mean .*2019 Honda Civic .*No, a 2019 onda sivic .*No figure/);
  expect(textOf({ typed, suggestions: [], isNewYear: false })).toMatch(/Not known .*A 2019 onda sivic/);
});

test("does not call a car unknown whose model year is new", () => {
  const suggestions = [car(2026, "BMW", "X5")];
  const text = textOf({ typed: car(2027, "BMW", "X5"), suggestions, isNewYear: true });
  expect(text).toMatch(/No prices of a 2027 BMW X5 yet .*2026 BMW X5 .*A 2027 BMW X5 .*Too new/);
  expect(text).not.toMatch(/Did you mean|Not known|No figure/);
});

test("has a name once that is also a known model with a trim", () => {
  const suggestions = [car(2027, "Lexus", "RX", "350")];
  const text = textOf({ typed: car(2027, "lexus", "rx 350"), suggestions, isNewYear: false });
  expect(text).toContain("2027 Lexus RX 350");
  expect(text).not.toContain("rx 350");
});
