import { expect, test } from "vitest";
import { redirectOf, routeOf, useStock } from "../testing/routes.ts";

useStock();

const [A, B, C, D, E] = [0, 1, 2, 3, 4].map((at) => `JA4J4VAR4RZ${100_000 + at}`) as [
  string,
  string,
  string,
  string,
  string,
];

test("a comparison has the page of its vehicles and terms, in their order", () => {
  const query = `vehicles=${B},${A}&terms=2000,0,700,60`;
  expect(routeOf(`/compare?${query}&utm_source=mail`)).toEqual({
    kind: "page",
    address: `/compare?${query}`,
    internal: `/v/en/north/locked/compare?${new URLSearchParams(query)}`,
  });
  expect(routeOf(`/es/compare?vehicles=${A}`)).toMatchObject({
    internal: `/v/es/north/locked/compare?vehicles=${A}`,
  });
  expect(routeOf("/compare")).toMatchObject({ internal: "/v/en/north/locked/compare" });
});

test.each([
  ["a repeated vehicle", `vehicles=${A},${A}`, `?vehicles=${A}`],
  ["an unknown one", `vehicles=${A},JA4J4VA80SZ999999`, `?vehicles=${A}`],
  ["no VIN at all", "vehicles=%3Cb%3E", ""],
  ["another spelling", `vehicles=${A?.toLowerCase()}`, `?vehicles=${A}`],
  ["a fifth one", `vehicles=${[A, B, C, D, E].join()}`, `?vehicles=${[A, B, C, D].join()}`],
  ["a second parameter", `vehicles=${A}&vehicles=${B}`, `?vehicles=${A}`],
  ["other terms", `vehicles=${A}&terms=2049,0,703,61`, `?vehicles=${A}&terms=2000,0,700,60`],
  ["no terms", `vehicles=${A}&terms=x&utm_source=mail`, `?vehicles=${A}&utm_source=mail`],
])("%s is dropped by one redirect", (_what, query, target) => {
  const { status, location, end } = redirectOf(`/compare?${query}`);
  expect({ status, location }).toEqual({ status: 307, location: `/compare${target}` });
  expect(end.kind).toBe("page");
});
