import { exampleVehicle } from "@forecourt/inventory/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type ApiOperation, apiOperations, fieldsOf } from "#testing/api-operations.ts";
import { hostileJson, hostileText, nearValues } from "#testing/hostile-values.ts";
import type { JsonSchema } from "#testing/json-schema.ts";
import { useLeadSite } from "#testing/use-lead-site.ts";
import { useServedApi } from "#testing/use-served-api.ts";

type Json = Record<string, unknown>;
type Sent = {
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  /** The media type and the value of the body. */
  body: { type: string; value: unknown } | null;
};

const car = exampleVehicle({ storeId: "north" });
useLeadSite([car]);
const api = useServedApi();

/** Any values of each parameter and field, besides those that are almost right. */
const RUNS = 3;
const JSON_TYPE = "application/json";

const customer = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "(417) 555-0123" };
const vehicle = { year: 2021, make: "Honda", model: "CR-V", trim: "EX" };

/** A value of every parameter that is required or decides much. */
const VALUES: Record<string, string> = {
  storeId: "north",
  groupId: "larkspur",
  vin: car.vin,
  vins: car.vin,
  services: "oil-change",
  page: `/unlock?vin=${car.vin}`,
  token: "not-a-token",
};

/** A request that is accepted, unless it needs an emailed link or a code. */
const BODIES: Record<string, Json> = {
  estimateStorePayment: { vin: car.vin },
  estimateGroupPayment: { vin: car.vin },
  sendLead: { kind: "SERVICE", customer, vehicle, details: { operations: [{}] } },
  sendCreditApplication: { customer },
  validatePhone: { type: "code-verification", code: "123456" },
  postTermsStep: { step: "1", down: "2500", months: "60" },
  forgetVisitor: {},
  choosePrivacy: { consent: "deny" },
  valueVehicle: { vehicle, mileage: 30_000, answers: { condition: "good" } },
  postTradeInStep: { step: "vehicle", plate: "ABC123", state: "MO" },
  bookAppointment: { kind: "service", start: "2030-01-01T10:00:00Z", customer, services: ["oil-change"] },
  moveAppointment: { token: "not-a-token", start: "2030-01-01T10:00:00Z" },
  cancelAppointment: { token: "not-a-token" },
  requestWatch: { kind: "vehicle", email: "ada@example.com", vin: car.vin },
  requestMyDetails: { email: "ada@example.com" },
  confirmWatch: { token: "not-a-token" },
  deleteMyDetails: { token: "not-a-token" },
  recordExposure: { path: "/" },
  trackEvent: { eventName: "Lead", event_id: "1", eventID: "1", user_data: {}, custom_data: {} },
  selectStore: { store: "north" },
};

/** A value that `String` throws for. */
const NO_TEXT = { toString: 0 };

let requests = 0;

/** Sends a request from a network of its own. So no limit hides an answer. */
async function send({ path, method }: ApiOperation, { path: params, query, headers, body }: Sent) {
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const url = new URL(address, api.url);
  url.search = new URLSearchParams(query).toString();
  requests += 1;
  const peer = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
  return fetch(url, {
    method,
    redirect: "manual",
    headers: { ...headers, ...contentType(body), "x-forecourt-peer": peer },
    ...(body && { body: written(body) }),
  });
}

// `fetch` writes the type of a multipart body, which has its boundary.
const contentType = (body: Sent["body"]): Record<string, string> =>
  body && body.type !== "multipart/form-data" ? { "content-type": body.type } : {};

function written({ type, value }: NonNullable<Sent["body"]>): BodyInit {
  if (type === JSON_TYPE) return JSON.stringify(value);
  const texts = Object.entries(value as Json).map(([name, part]): [string, string] => [
    name,
    typeof part === "string" ? part.toWellFormed() : (JSON.stringify(part) ?? ""),
  ]);
  if (type === "application/x-www-form-urlencoded") return new URLSearchParams(texts);
  const form = new FormData();
  for (const [name, text] of texts) form.set(name, text);
  return form;
}

/** Checks that the answer is a documented one, in its documented form. */
async function expectDocumented({ answers }: ApiOperation, answer: Response): Promise<void> {
  expect(answer.status).toBeLessThan(500);
  expect(Object.keys(answers)).toContain(String(answer.status));
  const text = await answer.text();
  const schema = answers[answer.status];
  if (answer.headers.has("location")) {
    const { origin } = new URL(answer.headers.get("location") ?? "", api.url);
    expect(origin).toBe(new URL(api.url).origin);
  }
  // Every refusal says what is wrong.
  if (!schema) return expect(answer.status).toBeLessThan(400);
  const body = JSON.parse(text);
  const read = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(body);
  expect(read.error?.issues ?? []).toEqual([]);
  for (const { message } of (body as { errors?: { message: string }[] }).errors ?? [])
    expect(message).toMatch(/^(?!.*(undefined|\[object)).{5,}/);
}

function plain(operation: ApiOperation): Sent {
  const { parameters, bodies, id } = operation;
  const value = (name: string) => VALUES[name] ?? "";
  const all = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const [type] = Object.keys(bodies);
  return {
    path: Object.fromEntries(all("path").map(({ name }) => [name, value(name)])),
    query: all("query").flatMap(({ name, required }): [string, string][] =>
      required ? [[name, value(name)]] : [],
    ),
    headers: {},
    body: type ? { type, value: wrapped(type, BODIES[id]) } : null,
  };
}

/** The lead of a multipart body is JSON in a part. */
const wrapped = (type: string, value: unknown) =>
  type === "multipart/form-data" ? { lead: JSON.stringify(value) } : value;

/** A copy with another value at a place; what holds it is made. */
function changed(body: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
  const isItem = key === "0";
  const holder = typeof body === "object" && body !== null ? body : isItem ? [] : {};
  const copy = Array.isArray(holder) ? [...holder] : { ...holder };
  const inner = rest.length === 0 ? value : changed((holder as Json)[key], rest, value);
  // `__proto__` is a field like any other in JSON.
  Object.defineProperty(copy, key, { value: inner, enumerable: true, configurable: true, writable: true });
  return copy;
}

const operations = apiOperations();

test("every operation with a body has an example", () => {
  const withBody = operations.filter(({ bodies }) => Object.keys(bodies).length > 0);
  expect(withBody.map(({ id }) => id).sort()).toEqual(Object.keys(BODIES).sort());
});

describe.each(operations.map((operation) => [operation.id, operation] as const))("%s", (_id, operation) => {
  test("answers as documented", async () => {
    await expectDocumented(operation, await send(operation, plain(operation)));
  });

  test.each([...parametersOf(operation), ...fieldsOfBodies(operation)])(
    "answers as documented whatever $in $name is",
    async ({ values, near, sent }) => {
      await fc.assert(
        fc.asyncProperty(values, async (value) => {
          await expectDocumented(operation, await send(operation, sent(value)));
        }),
        { numRuns: near.length + RUNS, examples: near.map((value) => [value]) },
      );
    },
  );
});

/** What may be hostile. Any value, values that are almost right, and the request with one of them. */
type Hostile = {
  in: string;
  name: string;
  values: fc.Arbitrary<unknown>;
  near: readonly unknown[];
  sent: (value: unknown) => Sent;
};

function parametersOf(operation: ApiOperation): Hostile[] {
  const own = plain(operation);
  return operation.parameters.map(({ name, in: place, schema }) => {
    const near = nearValues(schema).map(String);
    if (place === "path") {
      const sent = (text: unknown) => ({ ...own, path: { ...own.path, [name]: String(text) } });
      return { in: place, name, values: pathText, near, sent };
    }
    if (place === "header") {
      const sent = (text: unknown) => ({ ...own, headers: { [name]: String(text) } });
      return { in: place, name, values: headerText, near, sent };
    }
    const others = own.query.filter(([other]) => other !== name);
    const values = fc.array(hostileText, { minLength: 1, maxLength: 2 });
    const sent = (texts: unknown) => ({
      ...own,
      query: [...others, ...[texts].flat().map((text): [string, string] => [name, String(text)])],
    });
    return { in: place, name, values, near, sent };
  });
}

/** Without them the path is another operation's. */
const pathText = hostileText
  .map((text) => text.toWellFormed())
  .filter((text) => !/^(\.{0,2}|.*\/.*)$/s.test(text));

/** The texts that a header can have. */
const headerText = hostileText.filter((text) => /^[\x20-\x7E\x80-\xFF]*$/.test(text));

function fieldsOfBodies(operation: ApiOperation): Hostile[] {
  const own = plain(operation);
  return Object.entries(operation.bodies).flatMap(([type, schema]) => {
    const fields = type === "multipart/form-data" ? [{ place: ["lead"], field: {} }] : eachOnce(schema);
    return fields.map(({ place, field }) => ({
      in: type,
      name: place.join("."),
      values: hostileJson,
      near: [NO_TEXT, ...nearValues(field)],
      sent: (value: unknown) => ({
        ...own,
        body: { type, value: changed(wrapped(type, BODIES[operation.id]), place, value) },
      }),
    }));
  });
}

/** Every field once: the choices of a body share most of them. */
function eachOnce(schema: JsonSchema): { place: string[]; field: JsonSchema }[] {
  const fields = fieldsOf(schema).map((found) => [found.place.join(" "), found] as const);
  return [...new Map(fields).values()];
}
