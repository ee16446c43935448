import { exampleVehicle } from "@forecourt/inventory/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { SentLead } from "#server/cookies/sent-leads.ts";
import { pageContext } from "#server/page-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { MessageSent } from "./message-sent.tsx";

useTestSite();

const car = exampleVehicle({ storeId: "riverside" });
const hidden = exampleVehicle({ vin: "JA4J4VAR4RZ009999", storeId: "riverside", visibility: "private" });

async function render(about: Partial<SentLead>, locale: "en" | "es" = "en") {
  stockSite([car, hidden]);
  const context = await pageContext(Promise.resolve({ locale, store: "north", access: "locked" }));
  const sent: SentLead = {
    kind: "CONTACT_PURCHASE",
    vin: null,
    firstName: "Ana",
    given: [],
    person: null,
    ...about,
  };
  return renderToStaticMarkup(<MessageSent sent={sent} context={context} />);
}

it("names the vehicle and the store that has it, with its phone and hours", async () => {
  for (const locale of ["en", "es"] as const) {
    const html = await render({ vin: car.vin }, locale);
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
])("with %s names the visitor's store", async (_name, vin) => {
  const html = await render({ vin });
  expect(html).toContain("Larkspur North");
  expect(new Set(html.match(/tel:\+\d+/g))).toEqual(new Set(["tel:+14175550142"]));
  expect(html).not.toContain("Outlander");
});

it.each([
  [
    "en",
    "Message sent!",
    "Your message was successfully sent. Someone from our dealership team will contact you soon.",
  ],
  [
    "es",
    "¡Mensaje enviado!",
    "Su mensaje se envió correctamente. Alguien del equipo de nuestro concesionario se comunicará pronto con usted.",
  ],
] as const)("says that the message was sent, in %s", async (locale, title, text) => {
  const html = await render({}, locale);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain(text);
});

it("greets by first name, and names what has come", async () => {
  const given = ["message", "terms", "email"] as const;
  const html = await render({ given });
  expect(html).toContain("Thank you, Ana.");
  expect(html).toContain("We have your message, your payment terms, and your email.");
  expect(await render({ given, firstName: "<b>Ana" }, "es")).toContain("Gracias, &lt;b&gt;Ana.");
  expect(await render({ firstName: "" })).not.toContain("Thank you");
});

it.each([
  ["the vehicle's store", { vin: car.vin }, "at Larkspur Riverside, answers you."],
  ["the visitor's store", {}, "Dana Morales, Sales Manager at Larkspur North, answers you."],
  [
    "the named person",
    { person: "wesley-park", vin: car.vin },
    "Wesley Park, Sales Advisor at Larkspur North, answers you.",
  ],
  [
    "a person who has left",
    { person: "nobody" },
    "Dana Morales, Sales Manager at Larkspur North, answers you.",
  ],
  ["the service department", { kind: "CONTACT_SERVICE" }, "Frank"],
  ["a department without staff", { kind: "CONTACT_PARTS" }, "Our parts department answers you."],
] as const)("names who answers: %s", async (_name, about, who) => {
  expect(await render(about)).toContain(who);
});
