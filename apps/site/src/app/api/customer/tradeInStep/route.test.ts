import { expect, test } from "vitest";
import { postJson } from "#testing/post-json.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { POST } from "./route.ts";

useTestSite();

async function ask(body: object) {
  const response = await POST(postJson({ part: "model", ...body }));
  return { status: response.status, answer: await response.json() };
}

test("a known model is found, with its labels", async () => {
  const typed = { year: "2019", make: "chevy", model: "silverado 1500", bodystyle: "trucks" };
  expect(await ask(typed)).toEqual({
    status: 200,
    answer: { vehicle: { year: 2019, make: "Chevrolet", model: "Silverado 1500", bodystyle: "trucks" } },
  });
});

test.each([
  ["en", "We do not know this make, model and year. Choose your car."],
  ["es", "No conocemos esta marca, modelo y año. Elija su auto."],
])("an unknown one is asked about, in %s", async (locale, message) => {
  const typed = { locale, year: "2019", make: "Honda", model: "Acord", bodystyle: "sedans" };
  const { status, answer } = await ask(typed);
  expect([status, answer.errors]).toEqual([422, [{ field: "meant", code: "vehicle-unknown", message }]]);
  expect(answer.asked.suggestions[0]).toMatchObject({ make: "Honda", model: "Accord" });
  expect((await ask({ ...typed, meant: answer.asked.typed.id })).answer.vehicle.model).toBe("Acord");
});

test("values that are no texts are missing", async () => {
  const { status, answer } = await ask({ year: 2019, make: ["Honda"], model: null });
  expect(status).toBe(422);
  expect(answer.asked).toBeNull();
});
