import { readParams } from "@forecourt/inventory";
import { beforeAll, describe, expect, test } from "vitest";
import { siteState } from "#server/site-state.ts";
import { apiRoutes } from "#testing/api-routes.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { anyVehicles } from "#testing/vehicle-arbitrary.ts";
import { GET } from "./route.ts";

type Parameter = { name: string; in: string; required?: boolean; schema: { enum?: string[] } };
type Operation = { operationId: string; parameters?: Parameter[]; responses: Record<string, object> };
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

useTestSite();
let document: Document;
let operations: (Operation & { path: string })[];

beforeAll(async () => {
  document = await GET(new Request("https://cars.example/api/v1/openapi.json")).json();
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item).map((operation) => ({ path, ...operation })),
  );
});

describe("the OpenAPI document", () => {
  test("has exactly the existing routes and methods", async () => {
    const served: Record<string, string[]> = {};
    for (const { address, file } of apiRoutes()) {
      const handlers = Object.keys(await import(file));
      served[address] = METHODS.filter((method) => handlers.includes(method));
    }
    const described = Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => [
        path,
        Object.keys(item).map((method) => method.toUpperCase()),
      ]),
    );
    expect(described).toEqual(served);
  });

  test("defines every referenced schema, and references every defined one", () => {
    const text = JSON.stringify(document);
    const used = new Set(
      Array.from(text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g), ([, name]) => name),
    );
    expect([...used].sort()).toEqual(Object.keys(document.components.schemas).sort());
    expect(text).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/);
  });

  test("documents the path parameters", () => {
    for (const { path, parameters = [] } of operations) {
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
      const declared = parameters.filter((parameter) => parameter.in === "path");
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  test("has unique operation ids", () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  test("is OpenAPI 3.1 without JavaScript's number bounds", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });

  test("is 304 when its entity tag matches", async () => {
    const url = "https://cars.example/api/v1/openapi.json";
    const etag = GET(new Request(url)).headers.get("etag") ?? "";
    expect(GET(new Request(url, { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

describe("the parameters of a search", () => {
  const VALUES: Record<string, string> = {
    condition: "used",
    bodystyle: "suvs",
    make_model: "mitsubishi",
    "fuel-type": "electricity",
    drivetrain: "awd",
    "exterior-color": "white",
    features: "heated_seats",
    stores: "north",
    price: "null,30000",
    payment: "null,400",
    mileage: "null,85000",
    year: "2024,null",
    q: "outlander",
    sort: "priceHigh",
    terms: "2000,0,700,60",
    page: "2",
  };

  test("are exactly those that the search reads", () => {
    stockSite(anyVehicles(60));
    const { vocabulary } = siteState().inventory;
    const read = (params: Record<string, string>) =>
      JSON.stringify(readParams(new URLSearchParams(params), vocabulary));
    const { parameters = [] } = operations.find(({ operationId }) => operationId === "searchGroupVehicles")!;
    const inQuery = parameters.filter((parameter) => parameter.in === "query");
    expect(inQuery.map(({ name }) => name).sort()).toEqual(Object.keys(VALUES).sort());
    for (const { name } of inQuery) expect(read({ [name]: VALUES[name] ?? "" }), name).not.toBe(read({}));
    for (const sort of inQuery.find(({ name }) => name === "sort")?.schema.enum ?? [])
      expect(read({ sort }) === read({}), sort).toBe(sort === vocabulary.defaultSort);
  });
});
