import { CONDITIONS, type Condition } from "@forecourt/inventory";
import { cents, miles } from "@forecourt/units";
import { GATE_CONTEXTS, GATES, type Gate, type GateContext } from "@forecourt/visitor";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { settingsFor } from "#server/settings/dealership.ts";
import { exampleVehicle } from "#testing/example-vehicle.ts";
import { asVisible, testContext, withGates } from "#testing/test-context.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { VehicleDetail } from "./vehicle-detail.tsx";

useTestSite();

/** The store's settings with this gate alone. */
function onlyGate(context: GateContext, gate: Gate) {
  const none = Object.fromEntries(GATES.map((each) => [each, false])) as Record<Gate, boolean>;
  const closed = GATE_CONTEXTS.reduce((all, each) => withGates(each, none, all), settingsFor("north"));
  return withGates(context, { [gate]: true }, closed);
}

/** The page of a vehicle for a visitor who has unlocked nothing. */
function page(condition: Condition, settings: ReturnType<typeof settingsFor>): string {
  const prices = { salePrice: cents(7_123_400), oldPrice: cents(7_500_000) };
  const car = exampleVehicle({ condition, year: 2025, mileage: miles(8), ...prices });
  const context = testContext([car], { settings });
  const vehicle = asVisible(car, "locked", settings);
  return renderToStaticMarkup(
    <VehicleDetail vehicle={vehicle} context={context} viewed={null} similar={[]} />,
  );
}

const cases = GATE_CONTEXTS.flatMap((gate) => CONDITIONS.map((condition) => [gate, condition] as const));

test.each(cases)("the price gate of %s alone, on the page of a %s vehicle", (gate, condition) => {
  const html = page(condition, onlyGate(gate, "price"));
  const isLocked = gate === condition;
  const shown = condition === "new" ? "$71,479" : "$71,489";
  expect(html.includes(shown)).toBe(!isLocked);
  expect(/71,?234/.test(html)).toBe(!isLocked);
  expect(html.includes("/unlock?vin=")).toBe(isLocked);
});

// The sample dealership's incentives with amounts are for new vehicles.
test.each(GATE_CONTEXTS)("the offers gate of %s alone, on the page of a new vehicle", (gate) => {
  const html = page("new", onlyGate(gate, "offers"));
  const isLocked = gate === "new";
  expect(html.includes("0.0% APR for 48 months")).toBe(!isLocked);
  expect(html.includes("APR &amp; Cash offer")).toBe(isLocked);
});
