import { expect, test } from "vitest";
import { vehicleByName } from "./name-vehicle.ts";

const typed = { year: "2019", make: "onda", model: "sivic", bodystyle: "sedans" };

test("a known name gets its labels", async () => {
  expect(await vehicleByName({ ...typed, make: "honda", model: "cr v" }, 2027)).toEqual({
    ok: true,
    vehicle: { year: 2019, make: "Honda", model: "CR-V", bodyStyle: "sedans" },
  });
});

test("an unknown name is asked about", async () => {
  const named = await vehicleByName(typed, 2027);
  expect(named).toMatchObject({ ok: false, errors: [{ field: "meant", code: "vehicle-unknown" }] });
  expect(named.ok === false && named.asked).toEqual({
    suggestions: [{ id: "2019|Honda|Civic|", year: 2019, make: "Honda", model: "Civic" }],
    typed: { id: "2019|onda|sivic|", year: 2019, make: "onda", model: "sivic" },
    isNewYear: false,
  });
});

test("a model year newer than the data is told as such, with the car as it was typed", async () => {
  const named = await vehicleByName({ ...typed, year: "2027", make: "BMW", model: "X5" }, 2027);
  expect(named.ok === false && named.asked).toMatchObject({ isNewYear: true, typed: { id: "2027|BMW|X5|" } });
});

test.each([
  ["2019|Honda|Civic|", "Honda", "Civic"],
  ["2019|onda|sivic|", "onda", "sivic"],
])("the choice %s is taken", async (meant, make, model) => {
  expect(await vehicleByName({ ...typed, meant }, 2027)).toEqual({
    ok: true,
    vehicle: { year: 2019, make, model, bodyStyle: "sedans" },
  });
});

test.each(["2019|Bugatti|Chiron|", "2019|onda|acord|", "x", ""])(
  "the choice %j, of another name, is not",
  async (meant) => {
    expect((await vehicleByName({ ...typed, meant }, 2027)).ok).toBe(false);
  },
);

test("what is missing or too late is refused first", async () => {
  expect(await vehicleByName({ ...typed, model: "" }, 2027)).toMatchObject({
    errors: [{ field: "model" }],
    asked: null,
  });
  expect(await vehicleByName({ ...typed, year: "2028" }, 2027)).toMatchObject({
    errors: [{ field: "year", code: "year" }],
  });
});
