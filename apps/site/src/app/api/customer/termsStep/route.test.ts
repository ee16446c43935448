import { expect, it } from "vitest";
import { SITE_URL, useTestSite } from "#testing/use-test-site.ts";
import { POST } from "./route.ts";

useTestSite();

const post = (values: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${SITE_URL}/api/customer/termsStep`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(values).toString(),
    }),
  );

async function next(values: Record<string, string>) {
  const response = await post(values);
  expect([response.status, response.headers.get("cache-control")]).toEqual([303, "no-store"]);
  expect(response.headers.getSetCookie(), "money is in no cookie").toEqual([]);
  const { pathname, searchParams, hash } = new URL(response.headers.get("location")!, SITE_URL);
  const params = Object.fromEntries(searchParams);
  return { pathname, hash, params, answers: params["answers"]!, step: params["step"] };
}

it("leads through the steps with sealed answers, and ends with the terms", async () => {
  const about = { locale: "es", vin: "JA4J4VAR4RZ004417", next: "/es/cars-for-sale" };
  const down = await next({ ...about, step: "1", down: "$2,549", months: "60" });
  expect(down).toMatchObject({ pathname: "/es/my-terms", step: "2", hash: "" });
  expect(down.params).toMatchObject({ vin: about.vin, next: about.next });
  const { answers: _sealed, ...readable } = down.params;
  expect(JSON.stringify(readable)).not.toMatch(/2,?549|2,?500|254900|250000/);
  const trade = await next({ ...about, step: "2", trading: "no", answers: down.answers });
  expect(trade.step, "equity is skipped").toBe("4");
  const score = await next({ ...about, step: "4", range: "600-619", answers: trade.answers });
  expect(score).toMatchObject({ step: "5", params: { terms: "2500,0,600,60" } });
});

it.each([
  ["a wrong amount", { step: "1", down: "20001", months: "60" }],
  ["an unknown term", { step: "1", down: "0", months: "61" }],
  ["no choice", { step: "2" }],
  ["an unknown range", { step: "4", range: "600-850" }],
])("%s comes back to its step", async (_name, values) => {
  expect(await next(values)).toMatchObject({ step: values.step, hash: "#problem" });
});

it("asks first what is unanswered", async () => {
  const early = await next({ step: "4", range: "600-619" });
  expect(early.step).toBe("1");
  const down = await next({ step: "1", down: "0", months: "72", answers: early.answers });
  const trade = await next({ step: "2", trading: "no", answers: down.answers });
  expect(trade.step).toBe("4");
  const score = await next({ step: "4", range: "620-850", answers: trade.answers });
  expect(score).toMatchObject({ step: "5", params: { terms: "0,0,620,72" } });
});

it("forged answers count as none, and another site's page is left out", async () => {
  const { step, params } = await next({
    step: "2",
    trading: "no",
    answers: "a.b.c.d.e",
    next: "//elsewhere",
  });
  expect([step, params["next"]]).toEqual(["1", undefined]);
  expect((await next({ step: "x", down: "a", locale: "fr" })).pathname).toBe("/my-terms");
});

it("refuses other sites and other bodies", async () => {
  expect((await post({ step: "1" }, { Origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await post({ step: "1" }, { "Content-Type": "application/json" })).status).toBe(415);
});
