import { expect, test } from "vitest";
import { exampleSettings, exampleStore } from "../testing/example-settings.ts";
import { exampleTradeIn } from "../testing/example-trade-in.ts";
import { objectWith } from "../testing/object-with.ts";
import { pathOf } from "../testing/path-of.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { parseDealershipConfig } from "./parse-dealership-config.ts";

function errors(path: string, value: unknown) {
  const change = objectWith(path, value);
  const result = parseDealershipConfig(
    mergeSettings(baseSettings, exampleSettings, { tradeIn: exampleTradeIn }, change),
  );
  return result.ok ? [] : result.errors;
}

const east = exampleStore("east");
const west = exampleStore("west");
const hours = exampleSettings.profile.sales.workingHours;
const undated = { sales: { workingHours: { ...hours, monday: { closed: false } } }, service: null };
const christmas = { date: "2026-12-25", closed: true };
const report = { id: "a", name: "A", template: "https://a.example", conditions: ["used"] };
const claim = { value: 1, unit: "miles", source: "Contract", disclaimer: null };
const rule = { object: "vehicle", key: "age", operator: "=>", ruleValue: 15 };
const tier = (minScore: number, maxScore: number) => ({ minScore, maxScore, addBp: 1 });

/** What is wrong, where, the wrong value, the error's code, and its path within the value. */
const cases: [name: string, path: string, value: unknown, code: string, within?: string][] = [
  ["a formatted phone number", "profile.phone", "(417) 555-2368", "phone.invalid"],
  ["an unknown time zone", "profile.timezone", "America/Springfield", "time-zone.unknown"],
  ["a state that is not two capital letters", "profile.state_short", "Mo.", "state.invalid"],
  ["a ZIP code of four digits", "profile.zip", "6580", "zip.invalid"],
  ["no email", "profile.email", "hello", "setting.malformed"],
  ["a blank name", "profile.name", " ", "setting.empty"],
  ["no name", "profile.name", null, "setting.wrong-type"],
  ["another country", "profile.country", "CA", "setting.not-a-choice"],
  ["an impossible latitude", "profile.map.coordinates.latitude", 91, "setting.out-of-range"],
  ["a rating of six", "profile.ratings.google.rating", 6, "setting.out-of-range"],
  ["a javascript: link", "profile.logos.icon", "javascript:alert(1)", "href.invalid"],
  ["a link to another host", "menus.legal", [{ id: "a", href: "//evil.test" }], "href.invalid", "0.href"],
  [
    "a menu's unknown condition",
    "menus.legal",
    [{ id: "a", href: "/a", when: "raining" }],
    "setting.not-a-choice",
    "0.when",
  ],
  ["a fraction of a cent", "fees.documentary", 245.5, "setting.wrong-type"],
  ["a negative fee", "fees.documentary", -1, "setting.out-of-range"],
  ["a day that does not exist", "fees.documentaryEffectiveDate", "2020-02-30", "setting.malformed"],
  ["no vehicles on a page", "listing.pageSize", 0, "setting.out-of-range"],
  ["a filter twice", "listing.filterPriority", ["price", "price"], "list.duplicate"],
  ["no condition sold", "listing.conditions", [], "setting.empty"],
  ["a misspelt setting", "listing.pagesize", 24, "setting.unknown"],
  ["an unknown setting", "weather", "fine", "setting.unknown"],
  [
    "a day open without times",
    "stores",
    [{ ...east, hours: undated }, west],
    "hours.times-missing",
    "0.hours.sales.workingHours.monday",
  ],
  [
    "a day with equal opening and closing times",
    "profile.sales.workingHours.monday",
    { open: "18:00" },
    "hours.times-equal",
  ],
  ["a holiday twice", "profile.sales.exceptions", [christmas, christmas], "hours.duplicate-date"],
  [
    "half a scheduling id",
    "stores",
    [{ ...east, scheduling: { bid: "1", adviserUserId: "2" } }, west],
    "setting.missing",
    "0.scheduling.technicianUserId",
  ],
  ["a route of an unknown lead kind", "leadRouting.kinds.CONTACT_SALES", { subject: "x" }, "setting.unknown"],
  ["a store's route of an unknown lead kind", "leadRouting.stores.east.kinds.sales", {}, "setting.unknown"],
  ["a lead route without recipients", "leadRouting.default.recipients", [], "setting.empty"],
  ["a language that is not a code", "languages.supported", ["en", "spanish"], "language.invalid", "1"],
  ["a claim's id with a dash", "claims.a-b", claim, "claim-id.invalid"],
  ["a wrong tag-manager id", "tags.tagManager", "GTM-abc", "tag-manager-id.invalid"],
  ["a wrong Google tag id", "tags.googleTag", "UA-1", "google-tag-id.invalid"],
  ["a wrong ad pixel id", "tags.adPixel", "77", "ad-pixel-id.invalid"],
  ["a value of an unknown event", "tags.eventValues", { Purchase: 5 }, "setting.unknown", "Purchase"],
  ["a value of half a dollar", "tags.eventValues", { Lead: 0.5 }, "setting.wrong-type", "Lead"],
  ["a history link without its VIN", "vehicleHistory", [report], "template.vin-missing", "0.template"],
  ["a column of an unknown feed field", "inventoryFeed.columns", { vinn: "VIN" }, "setting.unknown", "vinn"],
  ["a feed column without a name", "inventoryFeed.columns.vin", "#", "setting.malformed"],
  ["a list without feed columns", "inventoryFeed.columns.vin", [], "setting.empty"],
  ["a feed column twice", "inventoryFeed.columns.vin", ["A", "A"], "list.duplicate"],
  ["a fourth consent tier", "cookies.tier", 4, "setting.not-a-choice"],
  ["a gate that is neither on nor off", "unlock.gates.used.price", "on", "setting.wrong-type"],
  ["an unlock of zero days", "unlock.expiresAfterDays", 0, "setting.out-of-range"],
  ["a default term off its steps", "finance.financeTerm", { default: 30 }, "limits.off-step"],
  ["a default term out of range", "finance.financeTerm", { default: 84 }, "limits.default-outside"],
  [
    "a cash down above its limit",
    "finance.cashDown",
    { dollars: { default: 2_000_001 } },
    "limits.default-outside",
  ],
  ["a cash down below its limit", "finance.cashDown", { min: 100_001 }, "limits.default-outside"],
  ["a score above every scale", "finance.creditScore", { max: 910 }, "setting.out-of-range"],
  [
    "a credit tier above every scale",
    "finance.creditTiers",
    [tier(600, 901)],
    "setting.out-of-range",
    "0.maxScore",
  ],
  [
    "a credit tier with minimum above maximum",
    "finance.creditTiers",
    [tier(619, 600)],
    "credit-tier.reversed",
    "0",
  ],
  [
    "credit tiers that overlap",
    "finance.creditTiers",
    [tier(300, 600), tier(600, 619)],
    "credit-tiers.overlap",
  ],
  [
    "an unknown operator",
    "tradeIn.offerSettings.bringVehicleIn.rules",
    [rule],
    "setting.not-a-choice",
    "0.operator",
  ],
  [
    "a question without an id",
    "tradeIn.questionnaire.questions",
    [{ text: "?", inputType: "price", required: true }],
    "setting.missing",
    "0.questionId",
  ],
];

test.each(cases)("%s", (_name, path, value, code, within) => {
  expect(errors(path, value)).toEqual([{ path: pathOf(within ? `${path}.${within}` : path), code }]);
});
