import { expect, test } from "vitest";
import { findKnownModel } from "./known-models.ts";

test.each([
  [2019, "Honda", "Accord", "Honda Accord"],
  [2019, "HONDA", "cr v", "Honda CR-V"],
  [2019, "honda", "crv", "Honda CR-V"],
  [2019, " Honda ", "Honda Civic", "Honda Civic"],
  [2019, "Chevy", "silverado 2500 hd", "Chevrolet Silverado 2500HD"],
  [2019, "VW", "Jetta", "Volkswagen Jetta"],
  [2019, "mercedes", "Clase C", "Mercedes-Benz C-Class"],
  [2019, "Mercedes Benz", "c class", "Mercedes-Benz C-Class"],
  [2019, "BMW", "Serie 3", "BMW 3 Series"],
  [2019, "BMW", "330i", "BMW 3 Series 330i"],
  [2019, "Tesla", "Modelo 3", "Tesla Model 3"],
  [2019, "Land-Rover", "range rover", "Land Rover Range Rover"],
  [2022, "Hyundái", "Tucsón", "Hyundai Tucson"],
  [2019, "Toyota", "RAV4 Hybrid", "Toyota RAV4 Hybrid"],
  [2023, "Mitsubishi", "Outlander PHEV", "Mitsubishi Outlander PHEV"],
  [2020, "Ford", "F150", "Ford F-150"],
  [2022, "Lexus", "RX 350", "Lexus RX 350"],
  [2024, "Lexus", "RX 450h+", "Lexus RX 450h+"],
])("knows a %d %s %s", async (year, make, model, name) => {
  const found = await findKnownModel({ year, make, model });
  expect(found.kind === "known" && Object.values(found.vehicle).slice(1).join(" ")).toBe(name);
});

test("a typed trim stays", async () => {
  expect(await findKnownModel({ year: 2019, make: "BMW", model: "330i", trim: "Sport Line" })).toEqual({
    kind: "known",
    vehicle: { year: 2019, make: "BMW", model: "3 Series", trim: "Sport Line" },
  });
});

test.each([
  [2019, "Honda", "Acord", "2019 Honda Accord"],
  [2019, "Onda", "Sivic", "2019 Honda Civic"],
  [2019, "Toyata", "Corola", "2019 Toyota Corolla"],
  [2019, "Honda", "Accord EX-L", "2019 Honda Accord EX-L"],
  [2019, "", "Corolla", "2019 Toyota Corolla"],
  [2015, "Kia", "Telluride", "2020 Kia Telluride"],
  [2022, "Chevrolet", "Silverado", "2022 Chevrolet Silverado 1500"],
  [2020, "Lexus", "RX", "2020 Lexus RX 350"],
])("suggests for a %d %s %s", async (year, make, model, suggestion) => {
  const found = await findKnownModel({ year, make, model });
  expect(found.kind).toBe("unknown");
  const names = found.kind === "unknown" ? found.suggestions.map((one) => Object.values(one).join(" ")) : [];
  expect(names).toContain(suggestion);
  expect(names.length).toBeLessThanOrEqual(4);
});

test.each([
  ["Xqzt", "Nonsense"],
  ["Bugatti", "Chiron"],
  ["Renault", "Twingo"],
  ["constructor", "valueOf"],
  ["", ""],
])("knows no %s %s, and suggests nothing", async (make, model) => {
  expect(await findKnownModel({ year: 2020, make, model })).toEqual({
    kind: "unknown",
    suggestions: [],
    lastYear: null,
  });
});
