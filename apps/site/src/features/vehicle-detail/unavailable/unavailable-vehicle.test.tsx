import { parsePaymentTerms } from "@forecourt/finance";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { exampleVehicle } from "#testing/example-vehicle.ts";
import { asVisible, testContext } from "#testing/test-context.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { VehicleDetail } from "../vehicle-detail.tsx";
import { PrivateVehicle } from "./private-vehicle.tsx";
import { SoldVehicle } from "./sold-vehicle.tsx";

useTestSite();

const TERMS = "2500,4500,600,60";
const gone = exampleVehicle({ oldPrice: null, salePrice: null });
const offered = exampleVehicle({ vin: "JA4AZ3A34NZ000002" });

const PAGES = { sold: SoldVehicle, private: PrivateVehicle, "without a price": VehicleDetail };

describe.each(Object.entries(PAGES))("the page of a vehicle %s", (_kind, Page) => {
  const page = (terms?: string) => {
    const { finance } = dealership.settings;
    const context = testContext([gone, offered], {
      access: "open",
      terms: parsePaymentTerms(terms, finance),
    });
    return renderToStaticMarkup(
      <Page vehicle={asVisible(gone)} similar={[asVisible(offered)]} viewed={null} context={context} />,
    );
  };

  test("has the shopper's terms above payments by them", () => {
    const html = page(TERMS);
    expect(html).toContain("$2,500 down · $4,500 trade · score 600–619 · 60 months");
    expect(html).toMatch(/Your terms: 60 mo, .*\$2,500 down/);
    expect(html).toContain(`${vehicleAddress(offered, { locale: "en" })}?terms=${TERMS}`);
    expect(html).toContain(`${vehicleAddress(gone, { locale: "en" })}#no-terms`);
  });

  test("without terms applies the stored ones", () => {
    const html = page();
    expect(html).toContain("payment-terms");
    expect(html).toContain(`/my-terms?next=${encodeURIComponent(vehicleAddress(gone, { locale: "en" }))}`);
  });
});
