import { expect, test } from "vitest";
import { settingsFor } from "#server/settings/dealership.ts";
import { storeDepartments } from "./store-departments.ts";

const settings = settingsFor("north");
const store = (id: string) => settings.stores.find((one) => one.id === id)!;

test("a store has both departments by default, each with its phone", () => {
  expect(storeDepartments(store("north"), settings)).toMatchObject([
    { department: "sales", phone: "+14175550142" },
    { department: "service", phone: "+14175550150" },
  ]);
});

test("a store without a service department has sales alone", () => {
  expect(storeDepartments(store("riverside"), settings)).toMatchObject([
    { department: "sales", phone: "+14175550163" },
  ]);
});

test("a dealership without service has none at any store", () => {
  const without = { ...settings, profile: { ...settings.profile, service: null } };
  expect(storeDepartments(store("north"), without)).toHaveLength(1);
});

test("a store's own hours replace the dealership's", () => {
  const always = {
    workingHours: {
      ...settings.profile.sales.workingHours,
      sunday: { closed: false, open: "10:00", close: "14:00" },
    },
  };
  const own = { ...store("north"), hours: { sales: always, service: null } };
  const [sales] = storeDepartments(own, { ...settings, stores: [own] });
  expect(sales?.hours).toEqual(always);
});
