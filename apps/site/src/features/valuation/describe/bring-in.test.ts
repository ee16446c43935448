import { exampleVehicle } from "@forecourt/inventory/testing";
import { valueTradeIn } from "@forecourt/trade-in";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dealership, settingsFor } from "#server/settings/dealership.ts";
import { testContext } from "#testing/test-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { describeValuation } from "./describe-valuation.ts";

useTestSite();
const { tradeIn } = dealership.settings;
const vehicle = { year: 2009, make: "Kia", model: "Rio", mileage: 98_000 };
const answers = { condition: "good", keys: "two", "finance-type": "none" };
const value = (car: typeof vehicle, code: "unavailable" | "vehicle.unknown") =>
  valueTradeIn(
    {
      vehicle: car,
      answers: {
        ...{ ...answers, accidents: "none", title: "clean", mechanical: "well", "warning-lights": "none" },
        ...{ body: "none", windshield: "fine", tires: "good", interior: "clean" },
      },
      questionnaire: tradeIn!.questionnaire,
      settings: tradeIn!.offerSettings,
      now: new Date("2026-11-20T12:00:00Z"),
      timeZone: "America/Chicago",
    },
    { ok: false, errors: [{ path: [], code }] },
  );
const car = exampleVehicle({ storeId: "north" });

/** Each store has its own settings, with the appointments of all. */
const { appointments } = settingsFor("north");
const { appraisal } = appointments;
const every = dealership.settings.stores.map(({ id }) => settingsFor(id).appointments);
beforeEach(() => stockSite([car]));
afterEach(() => {
  for (const own of every) own.appraisal = appraisal;
});

type Case = { wanted?: string | null; locale?: "en" | "es"; own?: typeof vehicle };

function describe({ wanted = null, locale = "en", own = vehicle }: Case, code: Parameters<typeof value>[1]) {
  const result = value(own, code);
  if (!result.ok) throw new Error("The case has wrong answers.");
  const { valuation } = result.value;
  const source = { kind: "model" } as const;
  const content = { storeId: "north", vehicle: own, answers, valuation, source, wanted, terms: null };
  const context = testContext([car], { locale, access: "open" });
  return describeValuation(content, { token: "t", firstName: null }, context);
}

async function bringIn(wanted: string | null, locale: "en" | "es" = "en") {
  const { links, bringInText } = await describe({ wanted, locale }, "unavailable");
  return [links.bringIn, bringInText];
}

test.each([
  ["a new model year", "BMW", "X5", "en", /^We know the model, but .* a 2027 BMW X5\. Bring it in/],
  ["a new model year", "BMW", "X5", "es", /^Conocemos el modelo, pero .* un 2027 BMW X5\. Tráigalo/],
  ["an unknown model", "Xqzt", "Nonsense", "en", /^We do not know a 2027 Xqzt Nonsense, /],
] as const)("says of %s why it has no figure: %s %s, %s", async (_, make, model, locale, text) => {
  const own = { year: 2027, make, model, mileage: 12_000 };
  const { bring, links } = await describe({ own, locale }, "vehicle.unknown");
  expect(bring).toMatch(text);
  expect(links.bringIn).toContain("/appraisal?");
});

test("with a wanted car it is a test drive", async () => {
  expect((await bringIn(car.vin))[0]).toBe(`/test-drive?vin=${car.vin}&valuation=t`);
});

test.each([
  ["en", "/appraisal?valuation=t", /Pick a day and time\.$/],
  ["es", "/es/appraisal?valuation=t", /Elija día y hora\.$/],
] as const)("without one it is an appraisal, in %s", async (locale, address, text) => {
  for (const wanted of [null, "JA4J4VAR4RZ000000"])
    expect(await bringIn(wanted, locale)).toEqual([address, expect.stringMatching(text)]);
});

test("where no appraisals are booked online it is a message", async () => {
  for (const own of every) own.appraisal = null;
  expect(await bringIn(null)).toEqual([
    "/contact-us?about=trade&valuation=t#message",
    expect.stringMatching(/Ask for a time; we confirm it\.$/),
  ]);
});
