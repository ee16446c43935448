import { describe, expect, test } from "vitest";
import { exampleSettings, exampleStore } from "../testing/example-settings.ts";
import { pathOf } from "../testing/path-of.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { parseDealershipConfig } from "./parse-dealership-config.ts";

type Rule = { from?: unknown; to?: unknown; status?: unknown };

function errors(...layers: object[]) {
  const result = parseDealershipConfig(mergeSettings(baseSettings, exampleSettings, ...layers));
  return result.ok ? [] : result.errors;
}

const rule = (changed: Rule): Rule => ({ from: "/old", to: "/new", status: 308, ...changed });
const ofRules = (...rules: Rule[]) => errors({ routeRules: rules.map(rule) });
const at = (field: string, code: string, index = 0) => [
  { path: pathOf(`routeRules.${index}.${field}`), code },
];

describe("a rule's path", () => {
  test.each(["/old", "/a/b-c/d_e.html", "/old/**", "/**", "/", "/.well-known/x", "/esp", "/x..y"])(
    "%s",
    (from) => {
      expect(ofRules({ from, to: "https://elsewhere.example" })).toEqual([]);
    },
  );

  test.each([
    ["", "no path"],
    ["old", "no slash before it"],
    ["/old/", "a trailing slash"],
    ["//old", "two slashes"],
    ["/a//b", "two slashes within"],
    ["/a/../b", "a dot segment"],
    ["/a/.", "a dot segment"],
    ["/Old", "an uppercase letter"],
    ["/old?a=1", "a query"],
    ["/a/*", "a single star"],
    ["/**/a", "stars within"],
    ["/es/old", "a language prefix"],
    ["/es", "a language prefix"],
    ["/en/**", "a language prefix"],
    ["/a b", "a space"],
    ["https://elsewhere.example", "another site"],
  ])("cannot be %j: %s", (from) => {
    expect(ofRules({ from })).toEqual(at("from", "route-rule.path-invalid"));
  });

  test("may begin with an unsupported language", () => {
    expect(errors({ languages: { supported: ["en"] }, routeRules: [rule({ from: "/es/old" })] })).toEqual([]);
  });
});

describe("a rule's target", () => {
  test.each([
    "/",
    "/a?b=c#d",
    "/es",
    "/cars-for-sale?q=a%20b",
    "https://book.example",
    "https://a.example/b",
  ])("%s", (to) => {
    expect(ofRules({ to })).toEqual([]);
  });

  test.each([
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/a\\b",
    "http://elsewhere.example",
    "https://",
    "https:///elsewhere.example",
    "javascript:alert(1)",
    "contact-us",
    "/a b",
    "/a\r\nSet-Cookie: b",
    "/a\u0000",
    "/año",
    "/日本",
    "",
  ])("cannot be %j", (to) => {
    expect(ofRules({ to })).toEqual(at("to", "href.invalid"));
  });
});

describe("a rule's status", () => {
  test.each([
    [307, []],
    [308, []],
    [301, at("status", "setting.not-a-choice")],
    [undefined, at("status", "setting.missing")],
  ])("%s", (status, errors) => {
    expect(ofRules({ status })).toEqual(errors);
  });
});

test.each(["guard", "middleware", "permanent"])("a rule with the unknown field %s is refused", (field) => {
  expect(ofRules({ [field]: "members" })).toEqual(at(field, "setting.unknown"));
});

describe("a rule whose target matches another rule", () => {
  test.each([
    ["/second", "/second"],
    ["/second?a=1#b", "/second"],
    ["/second/", "/second"],
    ["/Second", "/second"],
    ["/es/second", "/second"],
    ["/a//b", "/a/b"],
    ["/blog", "/blog/**"],
    ["/blog/2019/tires", "/blog/**"],
    ["/", "/"],
    ["/es", "/"],
    ["/anything", "/**"],
  ])("%s is chained to %s", (to, from) => {
    const errors = ofRules({ from: "/first", to }, { from, to: "https://elsewhere.example" });
    expect(errors).toEqual(at("to", "route-rule.chained"));
  });

  test.each([
    ["/seconds", "/second"],
    ["/blogs", "/blog/**"],
    ["/a", "/a/b"],
    ["https://elsewhere.example/second", "/second"],
    ["https://elsewhere.example/second", "/**"],
  ])("%s is not chained to %s", (to, from) => {
    expect(ofRules({ from: "/first", to }, { from, to: "https://elsewhere.example" })).toEqual([]);
  });

  test("reports redirect loops of one or two rules", () => {
    expect(ofRules({ from: "/blog/**", to: "/blog/all" })).toEqual(at("to", "route-rule.chained"));
    expect(ofRules({ from: "/a", to: "/b" }, { from: "/b", to: "/a" })).toEqual([
      ...at("to", "route-rule.chained", 0),
      ...at("to", "route-rule.chained", 1),
    ]);
  });

  test("is reported even if the languages are invalid", () => {
    const found = errors({ languages: { supported: 5 }, routeRules: [rule({ from: "/a", to: "/a" })] });
    expect(found).toEqual(expect.arrayContaining(at("to", "route-rule.chained")));
  });
});

describe("a store's rules", () => {
  const ofStore = (rules: Rule[], company: Rule[] = []) =>
    errors({
      routeRules: company,
      stores: [exampleStore("west"), { ...exampleStore("east"), settings: { routeRules: rules } }],
    });
  const inStore = (field: string, code: string) => [
    { path: pathOf(`stores.1.settings.routeRules.0.${field}`), code },
  ];

  test("replace the group's rules, so only the store's rules can chain", () => {
    const group = [rule({ from: "/b", to: "/c" })];
    expect(ofStore([rule({ from: "/a", to: "/b" })], group)).toEqual([]);
    expect(errors({ routeRules: [...group, rule({ from: "/a", to: "/b" })] })).toEqual(
      at("to", "route-rule.chained", 1),
    );
  });

  test.each([
    ["to", "route-rule.chained", { from: "/a", to: "/a" }],
    ["from", "route-rule.path-invalid", { from: "/es/a" }],
    ["to", "href.invalid", { to: "//elsewhere.example" }],
    ["status", "setting.missing", { status: undefined }],
  ])("are validated like the group's: %s, %s", (field, code, changed) => {
    expect(ofStore([rule(changed)])).toEqual(inStore(field, code));
  });
});
