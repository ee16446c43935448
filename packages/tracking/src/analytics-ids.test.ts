import { describe, expect, test } from "vitest";
import { analyticsIds } from "./analytics-ids.ts";
import { readCookies } from "./read-cookies.ts";

const idsOf = (cookies: string) => analyticsIds(readCookies(cookies));

describe("the client id", () => {
  test.each([
    ["GA1.1.1162820436.1749482504", "1162820436.1749482504"],
    ["GA1.2.286403989.1366364567", "286403989.1366364567"],
    ["GA1.2-2.286403989.1366364567", "286403989.1366364567"],
  ])("%s", (value, client_id) => {
    expect(idsOf(`_ga=${value}`)).toEqual({ client_id });
  });

  test.each([
    "",
    "GA1.1.1162820436",
    "GA1.1.1162820436.x",
    "GA1.1.1162820436.1749482504.9",
    "xGA1.1.1162820436.1749482504",
    "1162820436.1749482504",
    "GA1.1.<script>.1",
  ])("none in %j", (value) => {
    expect(idsOf(`_ga=${value}`)).toEqual({});
  });
});

describe("the session id", () => {
  test.each([
    ["GS1.1.1746825440.14.0.17468254406.0.0.295082955", "1746825440"],
    ["GS2.1.s1747132561$o1$g0$t1747132655$j0$l0$h0", "1747132561"],
    ["GS2.1.o1$g0$s1747132561$t1747132655", "1747132561"],
    ["GS2.1.o1$g0$t1747132655$s1747132561", "1747132561"],
    ["GS2.1.s1747132561", "1747132561"],
    ["GS1.12-2.1746825440.14", "1746825440"],
    ["GS2.12-2.s1747132561$o1", "1747132561"],
  ])("%s", (value, session_id) => {
    expect(idsOf(`_ga_K2X9=${value}`)).toEqual({ session_id });
  });

  test.each([
    "",
    "GS1.1.",
    "GS1.1.x.14.0",
    "GS1.1.1746825440",
    "GS2.1.o1$g0$t1747132655",
    "GS2.1.o1$gs5$t1747132655",
    "GS2.1.s$o1",
    "GS2.1.s17x$o1",
    "GS3.1.s1747132561$o1",
    "s1747132561$o1",
    "xGS1.1.1746825440.14",
  ])("none in %j", (value) => {
    expect(idsOf(`_ga_K2X9=${value}`)).toEqual({});
  });

  test("comes from the first of several properties, and only from _ga_ cookies", () => {
    expect(idsOf("_ga_A=GS1.1.111.1; _ga_B=GS2.1.s222$o1")).toEqual({ session_id: "111" });
    expect(idsOf("_ga_A=broken; _ga_B=GS2.1.s222$o1")).toEqual({ session_id: "222" });
    expect(idsOf("_gaX=GS1.1.111.1; my_ga_B=GS2.1.s222$o1; _gat=1")).toEqual({});
  });
});

test("reads both ids from one cookie string", () => {
  expect(idsOf("a=1; _ga=GA1.1.5.6; _fbp=fb.1.1.1; _ga_K2X9=GS2.1.s7$o1")).toEqual({
    client_id: "5.6",
    session_id: "7",
  });
});
