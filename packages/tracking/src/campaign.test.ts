import { expect, test } from "vitest";
import { readCampaign } from "./campaign.ts";

const read = (search: string) => readCampaign(new URLSearchParams(search));

test("reads every utm_ parameter, decoded", () => {
  expect(read("?utm_source=Google+Ads&utm_medium=cpc&utm_source_platform=sa%2F360&page=2&gclid=1")).toEqual({
    utm_source: "Google Ads",
    utm_medium: "cpc",
    utm_source_platform: "sa/360",
  });
});

test("takes the first of repeated parameters, and no blank ones", () => {
  expect(read("utm_id=&utm_id=a&utm_id=b&utm_term=%20&utm_content=%00")).toEqual({ utm_id: "a" });
});

test("ignores other parameters", () => {
  expect(read("UTM_source=a&utm_=a&utm=a&xutm_id=a&utm_Id=a&utm_id2=a&utm_id%5B%5D=a&__proto__=a")).toEqual(
    {},
  );
  expect(read(`utm_${"a".repeat(30)}=yes&utm_${"b".repeat(31)}=no`)).toEqual({
    [`utm_${"a".repeat(30)}`]: "yes",
  });
});

test("truncates a long value", () => {
  expect(read(`utm_term=${"a".repeat(201)}`)).toEqual({ utm_term: "a".repeat(200) });
});

test("removes control characters and lone surrogates", () => {
  expect(read(`utm_term=a%0D%0Ab&utm_content=${"a".repeat(199)}${encodeURIComponent("🚗")}`)).toEqual({
    utm_term: "a b",
    utm_content: `${"a".repeat(199)}\ufffd`,
  });
});
