import { larkspur } from "@forecourt/sample-dealership";
import { expect, test } from "vitest";
import { contentSource } from "../content/content-source.ts";
import { dealership } from "../settings/dealership.ts";
import { experimentsConfig } from "./experiments-config.ts";
import { slideErrors } from "./slide-errors.ts";

const content = Object.values(contentSource());
const { settings } = dealership;
const none = { experiments: [] };

test("the sample dealership and its experiments name slides that exist", () => {
  expect(larkspur.experiments.experiments.length).toBeGreaterThan(0);
  expect(slideErrors(settings, experimentsConfig(), content)).toEqual([]);
  expect(slideErrors({ ...settings, home: { firstSlide: "lifetime-warranty" } }, none, content)).toEqual([]);
});

test("an unknown slide is named by its place: settings, store, variant", () => {
  const home = { firstSlide: "no-such-slide" };
  const [store] = settings.stores;
  const wrong = { ...settings, home, stores: [{ ...store!, settings: { home } }] };
  const experiments = [
    { name: "a", status: "running" as const, variants: [{ name: "b", weight: 100, settings: { home } }] },
  ];
  expect(slideErrors(wrong, { experiments }, content).map(({ path }) => path)).toEqual([
    ["home", "firstSlide"],
    ["stores", 0, "settings", "home", "firstSlide"],
    ["experiments", 0, "variants", 0, "settings", "home", "firstSlide"],
  ]);
});
