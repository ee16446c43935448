import { NEW_VISITOR } from "@forecourt/visitor";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pageContext } from "#server/page-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import type { DeviceDetails } from "./device-rows.tsx";
import { MyDetailsPage } from "./my-details-page.tsx";

useTestSite();

const nobody: DeviceDetails = { profile: NEW_VISITOR, storeId: undefined, functional: false };
const address = { address: "1 Elm St", apartment: "", city: "Springfield", state: "MO", zipCode: "65803" };
const ada: DeviceDetails = {
  profile: {
    ...NEW_VISITOR,
    firstName: "Ada",
    lastName: "Brown",
    email: "ada@example.com",
    phone: "4175550123",
    phoneVerified: true,
    homeAddress: address,
    uniqueUserId: "3d594650",
    hasSentLead: true,
    unlockPrice: Date.UTC(2026, 10, 14, 3),
  },
  storeId: "west-park",
  functional: true,
};

async function render(details: DeviceDetails, locale: "en" | "es" = "en") {
  stockSite([]);
  const context = await pageContext(Promise.resolve({ locale, store: "north", access: "open" }));
  return renderToStaticMarkup(<MyDetailsPage details={details} context={context} server={<i>link</i>} />);
}

describe("my details", () => {
  it("shows everything that the cookies hold, dates in the dealership's time zone", async () => {
    const html = await render(ada);
    for (const text of [
      "Ada Brown",
      "ada@example.com",
      "(417) 555-0123",
      "The phone is confirmed",
      "1 Elm St, Springfield, MO 65803",
      "Since November 13, 2026",
      "3d594650",
      "Larkspur West Park",
      "You allow functional cookies",
      "<i>link</i>",
    ])
      expect(html).toContain(text);
  });

  it("is written in Spanish", async () => {
    const html = await render(ada, "es");
    expect(html).toContain("Desde el 13 de noviembre de 2026");
    expect(html).toContain('name="locale" value="es"');
  });

  it("has no rows for a new visitor, so that the styles show that nothing is kept", async () => {
    expect(await render(nobody)).toMatch(/<dl[^>]*><\/dl><p[^>]*>Nothing is kept on this device\./);
  });

  it("forgets by a form, without scripts too", async () => {
    expect(await render(nobody)).toMatch(/<form action="\/api\/visitor\/forget" method="post">/);
  });
});
