import { expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { storeJson } from "./store-json.ts";

const { settings } = dealership;
const siteUrl = "https://cars.example";
const json = (locale: "en" | "es" = "en", from = settings) =>
  from.stores.map((store) => storeJson(store, { settings: from, locale, siteUrl }));

test("stores have address, coordinates, phone and hours", () => {
  expect(json().map((store) => store.name)).toEqual(settings.stores.map(({ name }) => name));
  expect(json()[1]).toMatchObject({
    "@type": "AutoDealer",
    url: "https://cars.example/contact-us#riverside",
    telephone: "+14175550163",
    address: {
      streetAddress: "2208 E Riverside Drive",
      addressLocality: "Springfield",
      addressRegion: "MO",
      postalCode: "65804",
    },
    geo: { latitude: 37.1418, longitude: -93.2447 },
    parentOrganization: { "@id": "https://cars.example/#dealership" },
    openingHoursSpecification: expect.objectContaining({ length: 6 }),
  });
});

test("only the store at the dealership's address has the service department", () => {
  const departments = json().map(({ department }) => department && JSON.stringify(department));
  expect(departments[0]).toContain('"AutoRepair"');
  expect(departments[0]).toContain(settings.profile.service!.phone);
  expect(departments.slice(1)).toEqual([undefined, undefined, undefined]);
  const without = json("en", { ...settings, profile: { ...settings.profile, service: null } });
  expect(without.filter((store) => "department" in store)).toEqual([]);
});

test("uses a store's own hours for sales and service", () => {
  const day = { closed: false, open: "10:00", close: "12:00" };
  const hours = {
    workingHours: { ...settings.profile.sales.workingHours, monday: day },
  };
  const stores = settings.stores.map((store) => ({ ...store, hours: { sales: hours, service: hours } }));
  const own = JSON.stringify(json("en", { ...settings, stores })[3]);
  expect(own.match(/"opens":"10:00","closes":"12:00"/g)).toHaveLength(2);
});

test("uses city and state of the store's address", () => {
  const stores = settings.stores.map((store) => ({
    ...store,
    addressLine2: "Bentonville, AR 72712",
    zip: "72712",
  }));
  expect(json("en", { ...settings, stores })[0]).toMatchObject({
    address: { addressLocality: "Bentonville", addressRegion: "AR", postalCode: "72712" },
  });
});

test("has the same @id in both languages, with translated URL and description", () => {
  const [english, spanish] = [json()[2]!, json("es")[2]!];
  expect(spanish["@id"]).toBe(english["@id"]);
  expect([english.url, spanish.url]).toEqual([
    "https://cars.example/contact-us#west-park",
    "https://cars.example/es/contact-us#west-park",
  ]);
  expect(spanish.description).not.toBe(english.description);
});
