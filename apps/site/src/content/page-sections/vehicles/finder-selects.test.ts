import { exampleVehicle } from "@forecourt/inventory/testing";
import { describe, expect, test } from "vitest";
import { testContext } from "#testing/test-context.ts";
import { finderSelects } from "./finder-selects.ts";

test("names each model with its make once", () => {
  const lot = [
    exampleVehicle({ vin: "JA4J4VAR4RZ000001", make: "Ram", model: "1500" }),
    exampleVehicle({ vin: "JA4J4VAR4RZ000002", make: "Mazda", model: "Mazda3" }),
    exampleVehicle({ vin: "JA4J4VAR4RZ000003", make: "Kia", model: "Soul" }),
  ];
  const models = finderSelects(testContext(lot)).find(({ name }) => name === "make_model");
  const labels = models!.options.map(({ label }) => label);
  expect(labels.slice(1)).toEqual(["Kia", "Kia Soul", "Mazda", "Mazda3", "Ram", "Ram 1500"]);
});

describe("a long list", () => {
  const kia = Array.from({ length: 130 }, (_, at) => `Model ${at}`);
  const often = ["Rio", "Soul", "Niro", "K5", "Forte", "Sorento", "Telluride"];

  function labelsOf(cars: readonly { make: string; model: string }[]): string[] {
    const lot = cars.map((car, at) =>
      exampleVehicle({ vin: `JA4J4VAR4RZ${String(at).padStart(6, "0")}`, ...car }),
    );
    const { options } = finderSelects(testContext(lot)).find(({ name }) => name === "make_model")!;
    return options.slice(1).map(({ label }) => label);
  }
  const cars = (make: string, models: readonly string[]) => models.map((model) => ({ make, model }));

  test("leaves out models with one vehicle, except of a make that has no others", () => {
    const lot = [...cars("Kia", [...kia, "Model 7"]), ...cars("Volvo", ["XC60", "XC90"])];
    expect(labelsOf(lot)).toEqual(["Kia", "Kia Model 7", "Volvo", "Volvo XC60", "Volvo XC90"]);
  });

  test("has six models of a make, the most frequent ones", () => {
    const lot = cars("Kia", [...kia, ...often, ...often, ...often.slice(1)]);
    expect(labelsOf(lot)).toEqual([
      "Kia",
      ...often
        .slice(1)
        .sort()
        .map((model) => `Kia ${model}`),
    ]);
  });
});
