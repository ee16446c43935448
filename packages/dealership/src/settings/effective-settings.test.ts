import { GATE_CONTEXTS, GATES } from "@forecourt/visitor";
import { describe, expect, test } from "vitest";
import { exampleAppointments } from "../testing/example-appointments.ts";
import { exampleSettings } from "../testing/example-settings.ts";
import { exampleStateCharges } from "../testing/example-state-charges.ts";
import { exampleTradeIn } from "../testing/example-trade-in.ts";
import { objectWith } from "../testing/object-with.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { type DealershipSettings, resolveSettings, type StoreSettings } from "./resolve-settings.ts";
import { settingAt } from "./setting-at.ts";

const { unlock: _, ...plain } = exampleSettings;
const resolve = (dealership: unknown, store: unknown) =>
  resolveSettings(
    baseSettings,
    mergeSettings(plain, dealership) as DealershipSettings,
    store as StoreSettings | undefined,
  );

describe("the twelve unlock gates, by settings layer", () => {
  const cells = GATE_CONTEXTS.flatMap((context) => GATES.map((gate) => [context, gate] as const));
  const says = [undefined, true, false];
  const base = resolve({}, undefined).unlock.gates;

  test.each(cells)("%s × %s", (context, gate) => {
    const path = `unlock.gates.${context}.${gate}`;
    for (const dealership of says) {
      for (const store of says) {
        const { gates } = resolve(objectWith(path, dealership), objectWith(path, store)).unlock;
        const expected = store ?? dealership ?? gate === "price";
        expect(gates).toEqual({ ...base, [context]: { ...base[context], [gate]: expected } });
      }
    }
  });
});

describe("every setting with a default", () => {
  /** Path, product default, another value. */
  const settings: [path: string, byDefault: unknown, otherwise: unknown][] = [
    ["routeRules", [], [{ from: "/blog/**", to: "/shopping-guides", status: 308 }]],
    ["home.firstSlide", null, "warranty"],
    ["listing.pageSize", 19, 24],
    ["listing.defaultSort", "newest", "oldest"],
    ["listing.filterPriority", ["bodyStyle", "makeModel", "features", "price"], ["price"]],
    ["listing.conditions", ["new", "used"], ["used"]],
    ["outTheDoor.validDays", 7, 3],
    ["outTheDoor.stateCharges", null, exampleStateCharges],
    ["tradeIn", null, exampleTradeIn],
    ["appointments.testDrive", null, exampleAppointments.testDrive],
    ["appointments.service", null, exampleAppointments.service],
    ["unlock.expiresAfterDays", null, 30],
    ["unlock.verifyPhone", "unlock-forms", "every-form"],
    ["protectionPlans.newCarLifetime", false, true],
    ["vehicleHistory", [], [{ id: "a" }]],
    ["languages.default", "en", "es"],
    ["languages.supported", ["en", "es"], ["en"]],
    ["cookies.tier", 3, 0],
    ["cookies.symmetric", true, false],
    ["cookies.policyVersion", "1", "2026-01"],
    ["cookies.bgLocked", false, true],
    ["cookies.podium", false, true],
    ["verification.phone", true, false],
    ["tags.tagManager", null, "GTM-1"],
    ["tags.googleTag", null, "G-1"],
    ["tags.adPixel", null, "1234567890"],
    ["tags.chatWidget", null, "chat"],
    ["tags.mapStyleUrl", null, "https://maps.example/style.json"],
  ];

  test.each(settings)("%s", (path, byDefault, otherwise) => {
    const effective = (dealership: unknown, store: unknown) =>
      settingAt(resolve(dealership, store), path.split("."));
    expect(effective({}, {})).toEqual(byDefault);
    expect(effective(objectWith(path, otherwise), {})).toEqual(otherwise);
    expect(effective({}, objectWith(path, otherwise))).toEqual(otherwise);
    expect(effective(objectWith(path, otherwise), objectWith(path, byDefault))).toEqual(byDefault);
    // The other settings stay unchanged.
    expect(resolve(objectWith(path, otherwise), objectWith(path, byDefault))).toEqual(resolve({}, {}));
  });

  test("is in the list above", () => {
    const names = Object.keys(baseSettings).filter(
      (name) => !settings.some(([path]) => path.split(".")[0] === name),
    );
    // Their entries have no default: tests of their own merge them.
    expect(names).toEqual(["inventoryFeed", "leadRouting"]);
  });
});
