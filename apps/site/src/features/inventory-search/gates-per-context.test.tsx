import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents } from "@forecourt/units";
import { GATE_CONTEXTS } from "@forecourt/visitor";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { settingsFor } from "#server/settings/dealership.ts";
import { testContext, withGates } from "#testing/test-context.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { findListing } from "./listing.ts";
import { ListingPage } from "./listing-page.tsx";

useTestSite();

const prices = { salePrice: cents(7_123_400), oldPrice: cents(7_500_000) };
const lot = (["new", "used", "certified"] as const).map((condition, at) =>
  exampleVehicle({ vin: `JA4J4VAR4RZ00000${at}`, condition, ...prices }),
);

test.each(GATE_CONTEXTS)(
  "with the price gate of %s alone, a list shows sale prices unless it is search",
  (gate) => {
    const open = GATE_CONTEXTS.reduce(
      (all, each) => withGates(each, { price: each === gate }, all),
      settingsFor("north"),
    );
    const listing = findListing("/cars-for-sale", testContext(lot, { settings: open }))!;
    const html = renderToStaticMarkup(<ListingPage listing={listing} />);
    for (const shown of ["$71,479", "$71,489"]) expect(html.includes(shown)).toBe(gate !== "search");
    expect(html.includes("Our price for your name, email and phone")).toBe(gate === "search");
  },
);
