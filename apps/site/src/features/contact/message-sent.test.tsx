import { exampleVehicle } from "@forecourt/inventory/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageContext } from "#server/page-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { MessageSent } from "./message-sent.tsx";

useTestSite();

const car = exampleVehicle({ storeId: "riverside" });
const hidden = exampleVehicle({ vin: "JA4J4VAR4RZ009999", storeId: "riverside", visibility: "private" });

async function render(vin: string | null, locale: "en" | "es" = "en") {
  stockSite([car, hidden]);
  const context = await pageContext(Promise.resolve({ locale, store: "north", access: "locked" }));
  return renderToStaticMarkup(<MessageSent vin={vin} context={context} />);
}

it("names the vehicle and the store that has it, with its phone and hours", async () => {
  for (const locale of ["en", "es"] as const) {
    const html = await render(car.vin, locale);
    expect(html).toContain("Mitsubishi Outlander");
    expect(html).toContain("Larkspur Riverside");
    expect(html).toMatch(/<table[\s\S]*<\/table>/);
    expect(new Set(html.match(/tel:\+\d+/g))).toEqual(new Set(["tel:+14175550163"]));
    expect(html).not.toMatch(/28[,.]?545|28[,.]?290|2829000/);
  }
});

it.each([
  ["no vehicle", null],
  ["a vehicle that this visitor may not see", hidden.vin],
])("with %s shows the phone of the visitor's store", async (_name, vin) => {
  const html = await render(vin);
  expect(new Set(html.match(/tel:\+\d+/g))).toEqual(new Set(["tel:+14175550142"]));
  expect(html).not.toContain("Outlander");
});
