import { expect, test } from "vitest";
import { exampleSettings, exampleStore } from "../testing/example-settings.ts";
import { exampleTradeIn } from "../testing/example-trade-in.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { parseDealershipConfig } from "./parse-dealership-config.ts";

function errors(change: object) {
  const result = parseDealershipConfig(
    mergeSettings(baseSettings, exampleSettings, { tradeIn: exampleTradeIn }, change),
  );
  return result.ok ? [] : result.errors;
}

const east = exampleStore("east");
const hours = exampleSettings.profile.sales.workingHours;
const link = { id: "a", href: "/a" };
const report = { id: "a", name: "A", template: "https://a.example/{vin}", conditions: ["used"] };
const claim = { value: 1, unit: "miles", source: "Contract" };

const faults: [name: string, change: object, path: string, code: string][] = [
  ["a formatted phone number", { profile: { phone: "(417) 555-2368" } }, "profile.phone", "phone.invalid"],
  [
    "an unknown time zone",
    { profile: { timezone: "America/Springfield" } },
    "profile.timezone",
    "time-zone.unknown",
  ],
  [
    "a state that is not two capital letters",
    { profile: { state_short: "Mo." } },
    "profile.state_short",
    "state.invalid",
  ],
  ["a ZIP code of four digits", { profile: { zip: "6580" } }, "profile.zip", "zip.invalid"],
  ["no email", { profile: { email: "hello" } }, "profile.email", "setting.malformed"],
  ["a blank name", { profile: { name: " " } }, "profile.name", "setting.empty"],
  ["no name", { profile: { name: null } }, "profile.name", "setting.wrong-type"],
  ["another country", { profile: { country: "CA" } }, "profile.country", "setting.not-a-choice"],
  [
    "an impossible latitude",
    { profile: { map: { coordinates: { latitude: 91 } } } },
    "profile.map.coordinates.latitude",
    "setting.out-of-range",
  ],
  [
    "a rating of six",
    { profile: { ratings: { google: { rating: 6 } } } },
    "profile.ratings.google.rating",
    "setting.out-of-range",
  ],
  [
    "a javascript: link",
    { profile: { logos: { icon: "javascript:alert(1)" } } },
    "profile.logos.icon",
    "href.invalid",
  ],
  [
    "a link to another host",
    { menus: { legal: [{ id: "a", href: "//evil.test" }] } },
    "menus.legal.0.href",
    "href.invalid",
  ],
  [
    "a menu's unknown condition",
    { menus: { legal: [{ ...link, when: "raining" }] } },
    "menus.legal.0.when",
    "setting.not-a-choice",
  ],
  ["a fraction of a cent", { fees: { documentary: 245.5 } }, "fees.documentary", "setting.wrong-type"],
  ["a negative fee", { fees: { documentary: -1 } }, "fees.documentary", "setting.out-of-range"],
  [
    "a day that does not exist",
    { fees: { documentaryEffectiveDate: "2020-02-30" } },
    "fees.documentaryEffectiveDate",
    "setting.malformed",
  ],
  ["no vehicles on a page", { listing: { pageSize: 0 } }, "listing.pageSize", "setting.out-of-range"],
  [
    "a filter twice",
    { listing: { filterPriority: ["price", "price"] } },
    "listing.filterPriority",
    "list.duplicate",
  ],
  ["no condition sold", { listing: { conditions: [] } }, "listing.conditions", "setting.empty"],
  ["a misspelt setting", { listing: { pagesize: 24 } }, "listing.pagesize", "setting.unknown"],
  ["an unknown setting", { weather: "fine" }, "weather", "setting.unknown"],
  [
    "a day open without times",
    {
      stores: [
        {
          ...east,
          hours: { sales: { workingHours: { ...hours, monday: { closed: false } } }, service: null },
        },
        exampleStore("west"),
      ],
    },
    "stores.0.hours.sales.workingHours.monday",
    "hours.times-missing",
  ],
  [
    "a day with equal opening and closing times",
    { profile: { sales: { workingHours: { monday: { open: "18:00" } } } } },
    "profile.sales.workingHours.monday",
    "hours.times-equal",
  ],
  [
    "a holiday twice",
    {
      profile: {
        sales: {
          exceptions: [
            { date: "2026-12-25", closed: true },
            { date: "2026-12-25", closed: true },
          ],
        },
      },
    },
    "profile.sales.exceptions",
    "hours.duplicate-date",
  ],
  [
    "half a scheduling id",
    { stores: [{ ...east, scheduling: { bid: "1", adviserUserId: "2" } }, exampleStore("west")] },
    "stores.0.scheduling.technicianUserId",
    "setting.missing",
  ],
  [
    "a route of an unknown lead kind",
    { leadRouting: { kinds: { CONTACT_SALES: { subject: "x" } } } },
    "leadRouting.kinds.CONTACT_SALES",
    "setting.unknown",
  ],
  [
    "a store's route of an unknown lead kind",
    { leadRouting: { stores: { east: { kinds: { sales: {} } } } } },
    "leadRouting.stores.east.kinds.sales",
    "setting.unknown",
  ],
  [
    "a lead route without recipients",
    { leadRouting: { default: { recipients: [] } } },
    "leadRouting.default.recipients",
    "setting.empty",
  ],
  [
    "a language that is not a code",
    { languages: { supported: ["en", "spanish"] } },
    "languages.supported.1",
    "language.invalid",
  ],
  [
    "a claim's id with a dash",
    { claims: { "a-b": { ...claim, disclaimer: null } } },
    "claims.a-b",
    "claim-id.invalid",
  ],
  [
    "a wrong tag-manager id",
    { tags: { tagManager: "GTM-abc" } },
    "tags.tagManager",
    "tag-manager-id.invalid",
  ],
  [
    "a history link without its VIN",
    { vehicleHistory: [{ ...report, template: "https://a.example" }] },
    "vehicleHistory.0.template",
    "template.vin-missing",
  ],
  ["a fourth consent tier", { cookies: { tier: 4 } }, "cookies.tier", "setting.not-a-choice"],
  [
    "a gate that is neither on nor off",
    { unlock: { gates: { used: { price: "on" } } } },
    "unlock.gates.used.price",
    "setting.wrong-type",
  ],
  [
    "an unlock of zero days",
    { unlock: { expiresAfterDays: 0 } },
    "unlock.expiresAfterDays",
    "setting.out-of-range",
  ],
  [
    "a default term off its steps",
    { finance: { financeTerm: { default: 30 } } },
    "finance.financeTerm",
    "limits.off-step",
  ],
  [
    "a default term out of range",
    { finance: { financeTerm: { default: 84 } } },
    "finance.financeTerm",
    "limits.default-outside",
  ],
  [
    "a cash down above its limit",
    { finance: { cashDown: { dollars: { default: 2_000_001 } } } },
    "finance.cashDown",
    "limits.default-outside",
  ],
  [
    "a cash down below its limit",
    { finance: { cashDown: { min: 100_001 } } },
    "finance.cashDown",
    "limits.default-outside",
  ],
  [
    "a credit tier with minimum above maximum",
    { finance: { creditTiers: [{ minScore: 619, maxScore: 600, addBp: 1 }] } },
    "finance.creditTiers.0",
    "credit-tier.reversed",
  ],
  [
    "credit tiers that overlap",
    {
      finance: {
        creditTiers: [
          { minScore: 300, maxScore: 600, addBp: 1 },
          { minScore: 600, maxScore: 619, addBp: 1 },
        ],
      },
    },
    "finance.creditTiers",
    "credit-tiers.overlap",
  ],
  [
    "an unknown operator",
    {
      tradeIn: {
        offerSettings: {
          bringVehicleIn: { rules: [{ object: "vehicle", key: "age", operator: "=>", ruleValue: 15 }] },
        },
      },
    },
    "tradeIn.offerSettings.bringVehicleIn.rules.0.operator",
    "setting.not-a-choice",
  ],
  [
    "a question without an id",
    { tradeIn: { questionnaire: { questions: [{ text: "?", inputType: "price", required: true }] } } },
    "tradeIn.questionnaire.questions.0.questionId",
    "setting.missing",
  ],
];

test.each(faults)("%s", (_name, change, path, code) => {
  expect(errors(change)).toEqual([{ path, code }]);
});
