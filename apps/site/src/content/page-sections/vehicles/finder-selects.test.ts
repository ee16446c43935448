import { exampleVehicle } from "@forecourt/inventory/testing";
import { expect, test } from "vitest";
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

test("leaves models with one vehicle out of a long list, except of a make that has no others", () => {
  const models = Array.from({ length: 130 }, (_, at) => `Model ${at}`);
  const cars = [...models, "Model 7"].map((model) => ({ make: "Kia", model }));
  const lot = [...cars, { make: "Volvo", model: "XC60" }, { make: "Volvo", model: "XC90" }].map((car, at) =>
    exampleVehicle({ vin: `JA4J4VAR4RZ${String(at).padStart(6, "0")}`, ...car }),
  );
  const options = finderSelects(testContext(lot)).find(({ name }) => name === "make_model")!.options;
  expect(options.slice(1).map(({ label }) => label)).toEqual([
    "Kia",
    "Kia Model 7",
    "Volvo",
    "Volvo XC60",
    "Volvo XC90",
  ]);
});
