import { exampleVehicle } from "@forecourt/inventory/testing";
import { expect, test } from "vitest";
import { documentContext, withoutService } from "#testing/document-context.ts";
import { hoursText } from "./hours-text.ts";
import { llmsText } from "./llms-text.ts";
import { linkLine } from "./markdown.ts";
import { priceLines } from "./price-lines.ts";

const context = documentContext([
  exampleVehicle(),
  exampleVehicle({ vin: "JA4J4VAR4RZ004418", condition: "new" }),
]);
const text = llmsText(context);

test("has the name, stores, hours and pricing, and a note on sample data", () => {
  expect(text).toMatch(/^# Larkspur Mitsubishi\n\n> New Mitsubishi vehicles/);
  expect(text).toContain("Larkspur Mitsubishi is a sample dealership.");
  expect(text).toContain(
    "- Larkspur Airport (Pre-owned, parts and fleet): 3301 W Airport Road, Springfield, MO 65803.",
  );
  expect(text).toContain("- Service: Monday to Friday 8 AM to 6 PM; Saturday 8 AM to 5 PM; Sunday closed");
  expect(text).toContain("includes the $245 documentary fee and the $10 thirty-day drive fee");
  expect(text).toContain("- [Used vehicles](https://cars.example/used-cars-for-sale): 1 for sale");
});

test("links to the main pages, guides and help in English, and to the main pages in Spanish", () => {
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual([
    "Contact",
    "Locations",
    "Hours",
    "How prices work",
    "Vehicles",
    "Main pages",
    "Shopping guides",
    "Help center",
    "En español",
    "Optional",
  ]);
  const spanish = text.slice(text.indexOf("## En español"), text.indexOf("## Optional"));
  expect(spanish).toContain("](https://cars.example/es/service): Servicio");
  expect(text).toMatch(
    /^- \[Lease or finance\? How to choose\]\(https:\/\/cars\.example\/shopping-guides\/.+\): The same/m,
  );
});

test("has no unresolved token and no link to a flow step", () => {
  expect(text).not.toMatch(/\{[A-Za-z]/);
  expect(text).not.toMatch(/\/amp-contact|\/your-vehicle\)|\/unlock/);
});

test("omits service for a dealership without it", () => {
  expect(llmsText(withoutService(context))).not.toMatch(/^- Service/m);
});

test("describes prices without fees and without gates", () => {
  const { settings } = context;
  const none = { ...settings.fees, documentary: 0, thirtyDayDrive: 0 };
  const open = { inventory: false, price: false, offers: false };
  const unlock = { ...settings.unlock, gates: { new: open, used: open, certified: open, search: open } };
  const lines = priceLines({ ...settings, fees: none, unlock });
  expect(lines[0]).toBe("- The dealership adds no fee to a price.");
  expect(lines.join()).not.toContain("opens after");
});

test("lists stores with different hours, and holidays", () => {
  const { settings } = context;
  const [first, ...others] = settings.stores;
  const sales = { ...settings.profile.sales, exceptions: [{ date: "2026-12-25", closed: true }] };
  const stores = [{ ...first!, hours: { sales, service: null } }, ...others];
  expect(llmsText({ ...context, settings: { ...settings, stores } })).toContain(
    `- Sales at Larkspur North: ${hoursText(sales)}`,
  );
  expect(hoursText(sales)).toMatch(/; 2026-12-25 closed$/);
});

test("escapes brackets in labels", () => {
  expect(linkLine("a] [b", "https://cars.example/")).toBe("- [a\\] \\[b](https://cars.example/)");
});
