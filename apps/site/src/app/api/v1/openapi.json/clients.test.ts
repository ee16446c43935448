import { type ApiResult, refusalSchema } from "@forecourt/api-clients";
import {
  appointmentBookedSchema,
  appointmentCancelSchema,
  appointmentChangedSchema,
  appointmentMoveSchema,
  appointmentRequestSchema,
  appointmentSlotsSchema,
  createAppointmentsClient,
} from "@forecourt/api-clients/appointments";
import { createLeadsClient, leadAcceptedSchema, leadRequestSchema } from "@forecourt/api-clients/leads";
import { createMyDetailsClient, detailsRequestSchema } from "@forecourt/api-clients/my-details";
import {
  createPhoneVerificationClient,
  phoneValidationAnswerSchema,
  phoneValidationRequestSchema,
} from "@forecourt/api-clients/phone-verification";
import {
  createTradeInClient,
  questionnaireSchema,
  tradeInValuationRequestSchema,
  tradeInValuationSchema,
} from "@forecourt/api-clients/trade-in";
import { createVehicleCardsClient, vehicleCardsSchema } from "@forecourt/api-clients/vehicle-cards";
import {
  createVehiclesClient,
  paymentEstimateRequestSchema,
  paymentEstimateSchema,
  type VehicleQuery,
  vehicleDetailsSchema,
  vehicleListSchema,
  vehicleSitemapSchema,
} from "@forecourt/api-clients/vehicles";
import { createVinClient, vinVehicleSchema } from "@forecourt/api-clients/vin";
import { checkEmailSchema, createWatchesClient, watchRequestSchema } from "@forecourt/api-clients/watches";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { openApiDocument } from "#server/openapi/openapi-document.ts";
import { pathParams } from "#testing/api-routes.ts";
import { comparableSchema, inlined, type JsonSchema } from "#testing/json-schema.ts";
import { arbitraryOf } from "#testing/json-schema-arbitrary.ts";

const VIN = "JA4J4VA85PZ000001";
const KEY = { idempotencyKey: "3f2b8a52-key" };
const RANGE = { min: 1, max: null };
/** A search with every parameter. */
const SEARCH = {
  condition: ["used"],
  bodyStyle: ["suvs"],
  makeModel: ["mitsubishi"],
  fuelType: ["electricity"],
  drivetrain: ["awd"],
  exteriorColor: ["white"],
  features: ["heated_seats"],
  stores: ["north"],
  price: RANGE,
  payment: RANGE,
  mileage: RANGE,
  year: RANGE,
  q: "awd suv",
  sort: "priceHigh",
  terms: { cashDown: 2_000, tradeEquity: 0, creditScore: 700, months: 60 },
  page: 2,
} satisfies Required<VehicleQuery>;

type Json = Record<string, unknown>;
type Fetch = typeof globalThis.fetch;
type Covered = {
  /** The client function of this operation. */
  call: (fetch: Fetch, body: never) => Promise<ApiResult<unknown>>;
  request?: z.core.$ZodType;
  /** Filters the request bodies of this function, if it does not take all. */
  takes?: (body: Json) => boolean;
  answer: z.core.$ZodType;
  /**
   * The client's value of a response, if it is not the body itself; undefined when the client returns no success.
   */
  value?: (answer: Json) => unknown;
};

const v1 = { baseUrl: "https://cars.example/api/v1", retries: 0 };
const store = (fetch: Fetch) => createVehiclesClient({ ...v1, store: "north", fetch });
const group = (fetch: Fetch) => createVehiclesClient({ ...v1, group: "larkspur", fetch });
const leads = (fetch: Fetch) => createLeadsClient({ ...v1, store: "north", fetch });
const cards = (fetch: Fetch) =>
  createVehicleCardsClient({ baseUrl: "https://cars.example/api", retries: 0, fetch });
const vins = (fetch: Fetch) => createVinClient({ ...v1, fetch });
const watches = (fetch: Fetch) => createWatchesClient({ ...v1, store: "north", fetch });
const myDetails = (fetch: Fetch) => createMyDetailsClient({ ...v1, store: "north", fetch });
const tradeIn = (fetch: Fetch) => createTradeInClient({ ...v1, store: "north", fetch });
const appointments = (fetch: Fetch) => createAppointmentsClient({ ...v1, store: "north", fetch });
const phone = (fetch: Fetch) => createPhoneVerificationClient({ baseUrl: "https://cars.example/api", fetch });
const phones = {
  request: phoneValidationRequestSchema,
  answer: phoneValidationAnswerSchema,
  value: ({ success, message }: Json) => (success ? { message } : undefined),
};

const payments = { request: paymentEstimateRequestSchema, answer: paymentEstimateSchema };

const DAYS = { from: "2026-11-28", days: 3, locale: "es" } as const;

/** Client functions by the operation that they call. */
const COVERED: Record<string, Record<string, Covered>> = {
  searchStoreVehicles: {
    search: { call: (fetch) => store(fetch).search(SEARCH), answer: vehicleListSchema },
  },
  searchGroupVehicles: {
    search: { call: (fetch) => group(fetch).search(SEARCH), answer: vehicleListSchema },
  },
  getStoreVehicle: {
    get: { call: (fetch) => store(fetch).get(VIN, { terms: SEARCH.terms }), answer: vehicleDetailsSchema },
  },
  getGroupVehicle: {
    get: { call: (fetch) => group(fetch).get(VIN, { terms: SEARCH.terms }), answer: vehicleDetailsSchema },
  },
  estimateStorePayment: {
    estimatePayment: { ...payments, call: (fetch, body) => store(fetch).estimatePayment(body) },
  },
  estimateGroupPayment: {
    estimatePayment: { ...payments, call: (fetch, body) => group(fetch).estimatePayment(body) },
  },
  listStoreVehiclePages: {
    sitemap: { call: (fetch) => store(fetch).sitemap(), answer: vehicleSitemapSchema },
  },
  listGroupVehiclePages: {
    sitemap: { call: (fetch) => group(fetch).sitemap(), answer: vehicleSitemapSchema },
  },
  getVehicleCards: {
    cards: {
      call: (fetch) => cards(fetch).cards({ vins: [VIN], locale: "es", terms: "2000,0,700,60" }),
      answer: vehicleCardsSchema,
    },
  },
  decodeVin: {
    decode: { call: (fetch) => vins(fetch).decode(VIN, { locale: "es" }), answer: vinVehicleSchema },
  },
  sendLead: {
    send: {
      call: (fetch, body) => leads(fetch).send(body, KEY),
      request: leadRequestSchema,
      answer: leadAcceptedSchema,
    },
  },
  listTestDriveSlots: {
    testDriveSlots: {
      call: (fetch) => appointments(fetch).testDriveSlots({ vin: VIN, ...DAYS }),
      answer: appointmentSlotsSchema,
    },
  },
  listServiceSlots: {
    serviceSlots: {
      call: (fetch) =>
        appointments(fetch).serviceSlots({
          services: ["oil-change"],
          adviser: "joy",
          transport: "wait",
          ...DAYS,
        }),
      answer: appointmentSlotsSchema,
    },
  },
  listAppraisalSlots: {
    appraisalSlots: {
      call: (fetch) => appointments(fetch).appraisalSlots(DAYS),
      answer: appointmentSlotsSchema,
    },
  },
  bookAppointment: {
    book: {
      call: (fetch, body) => appointments(fetch).book(body, KEY),
      request: appointmentRequestSchema,
      answer: appointmentBookedSchema,
    },
  },
  moveAppointment: {
    move: {
      call: (fetch, body) => appointments(fetch).move(body),
      request: appointmentMoveSchema,
      answer: appointmentChangedSchema,
    },
  },
  cancelAppointment: {
    cancel: {
      call: (fetch, body: { token: string }) => appointments(fetch).cancel(body.token),
      request: appointmentCancelSchema,
      answer: appointmentChangedSchema,
    },
  },
  requestWatch: {
    request: {
      call: (fetch, body) => watches(fetch).request(body),
      request: watchRequestSchema,
      answer: checkEmailSchema,
    },
  },
  requestMyDetails: {
    requestLink: {
      call: (fetch, body) => myDetails(fetch).requestLink(body),
      request: detailsRequestSchema,
      answer: checkEmailSchema,
    },
  },
  getQuestionnaire: {
    questionnaire: {
      call: (fetch) => tradeIn(fetch).questionnaire("es"),
      answer: questionnaireSchema,
      value: ({ categories, questions }) => ({
        categories: (categories as Json[]).map(({ questionsIds: questionIds, ...others }) => ({
          ...others,
          questionIds,
        })),
        questions,
      }),
    },
  },
  valueVehicle: {
    value: {
      call: (fetch, body) => tradeIn(fetch).value(body, KEY),
      request: tradeInValuationRequestSchema,
      answer: tradeInValuationSchema,
    },
  },
  validatePhone: {
    sendCode: {
      ...phones,
      call: (fetch, body) => phone(fetch).sendCode(body),
      takes: ({ type, code }) => type === "phone-validation" && code === undefined,
    },
    checkCode: {
      ...phones,
      call: (fetch, body) => phone(fetch).checkCode(body),
      takes: ({ type, code }) => type === "code-verification" && typeof code === "string",
    },
  },
};

/** The health check, the document itself and what the own pages ask for need no client. */
const WITHOUT_CLIENT = [
  "choosePrivacy",
  "getPrivacyChoices",
  "forgetVisitor",
  // A calendar opens it.
  "getCalendarFile",
  "getHealth",
  "getOpenApiDocument",
  "getMessagePanel",
  "getUnlockStep",
  "getVisitor",
  // The client of packages/experiments reads it, at a configured address.
  "listExperiments",
  "postTermsStep",
  "postTradeInStep",
  "recordExposure",
  // The client of the entry `./tracking` posts an event as it is; the route's test calls it.
  "trackEvent",
  // The browser seals an application itself; no other program has one to send.
  "getLenderKey",
  "sendCreditApplication",
  "selectStore",
  "confirmWatch",
  "endWatches",
  "openUnsubscribePage",
  "exportMyDetails",
  "deleteMyDetails",
];

type Content = { content?: { "application/json": { schema: JsonSchema } } };
type Parameter = { name: string; in: string; schema: JsonSchema };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
};

const document = openApiDocument({ name: "Cars", siteUrl: "https://cars.example", visitorCookie: "v" });
const named = document.components.schemas as Record<string, JsonSchema>;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
);
const covered = operations.flatMap((operation) =>
  Object.entries(COVERED[operation.operationId] ?? {}).map(
    ([name, client]) => [`${operation.operationId} ${name}`, { operation, client }] as const,
  ),
);

const schemaOf = ({ content }: Content = {}) => {
  const schema = content?.["application/json"].schema;
  return schema && inlined(schema, named);
};

/** The statuses with a JSON body. */
const answersOf = ({ responses }: Operation) =>
  Object.entries(responses).flatMap(([status, response]) => {
    const schema = schemaOf(response);
    return schema ? [{ status: Number(status), answers: arbitraryOf(schema) }] : [];
  });

/** Calls the client with a fixed response, and records the request. */
async function callWith(
  { call }: Covered,
  { body = {}, status, answer }: { body?: Json; status: number; answer: unknown },
) {
  let request = new Request("https://nowhere.example");
  const result = await call(async (url, init) => {
    request = new Request(url as string, init);
    return Response.json(answer, { status });
  }, body as never);
  return { request, result };
}

const RUNS = { numRuns: 12 };

test("every operation has a client function, and every client function an operation", () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names.sort()).toEqual([...Object.keys(COVERED), ...WITHOUT_CLIENT].sort());
  const made = [store, leads, watches, myDetails, tradeIn, appointments, phone, cards, vins].map((make) =>
    make(fetch),
  );
  const functions = made.flatMap((client) =>
    Object.entries(client).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );
  expect([...new Set(covered.map(([name]) => name.split(" ")[1]))].sort()).toEqual(functions.sort());
});

describe.each(covered)("%s", (_name, { operation, client }) => {
  test("requests the documented address with every parameter, and no other", async () => {
    const { request } = await callWith(client, { status: 500, answer: {} });
    const { pathname, searchParams } = new URL(request.url);
    expect(request.method).toBe(operation.method);
    expect(pathParams(operation.path, pathname)).not.toBeNull();
    const { parameters = [] } = operation;
    const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
    expect([...searchParams.keys()].sort()).toEqual(
      of("query")
        .map(({ name }) => name)
        .sort(),
    );
    for (const { name, schema } of of("query")) {
      const value = searchParams.get(name) ?? "";
      if (schema.enum) expect(schema.enum).toContain(value);
      if (schema.pattern) expect(value).toMatch(new RegExp(schema.pattern));
    }
    const own = [...request.headers.keys()].filter((name) => name !== "accept" && name !== "content-type");
    expect(own).toEqual(of("header").map(({ name }) => name.toLowerCase()));
  });

  test("sends every documented body unchanged", async () => {
    const schema = schemaOf(operation.requestBody);
    expect(client.request === undefined).toBe(schema === undefined);
    if (!schema) return;
    await fc.assert(
      fc.asyncProperty(arbitraryOf(schema) as fc.Arbitrary<Json>, async (body) => {
        fc.pre(client.takes?.(body) ?? true);
        const { request } = await callWith(client, { body, status: 500, answer: {} });
        expect(await request.json()).toEqual(JSON.parse(JSON.stringify(body)));
      }),
      RUNS,
    );
  });

  test("has the documented schemas", () => {
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"))?.[1];
    expect(comparableSchema(schemaOf(success))).toEqual(described(client.answer));
    if (client.request)
      expect(comparableSchema(schemaOf(operation.requestBody))).toEqual(described(client.request));
  });

  test("accepts every documented response", async () => {
    for (const { status, answers } of answersOf(operation).filter(({ status }) => status < 300)) {
      await fc.assert(
        fc.asyncProperty(answers, async (answer) => {
          const { result } = await callWith(client, { status, answer });
          const value = client.value ? client.value(answer as Json) : answer;
          if (value !== undefined) expect(result).toEqual({ ok: true, value });
          else expect(result).toMatchObject({ ok: false, errors: [{ kind: "refused" }] });
        }),
        RUNS,
      );
    }
  });

  test("returns every documented error", async () => {
    const failures = answersOf(operation).filter(({ status }) => status >= 400);
    expect(failures.length).toBeGreaterThan(0);
    for (const { status, answers } of failures) {
      await fc.assert(
        fc.asyncProperty(answers as fc.Arbitrary<Json>, async (answer) => {
          const { result } = await callWith(client, { status, answer });
          const kind = status >= 500 || status === 429 ? "http" : "refused";
          const { errors, error, message } = answer;
          const refusals = errors ?? [{ field: expect.any(String), code: error ?? "", message }];
          expect(result).toMatchObject({ ok: false, errors: [{ kind, status }], refusals });
        }),
        RUNS,
      );
    }
  });
});

test("errors have the documented schema", () => {
  expect(comparableSchema(named["Refusal"])).toEqual(described(refusalSchema));
});

/** A client's schema in the form of the document. */
function described(schema: z.core.$ZodType): unknown {
  const registry = z.registry<{ id: string }>();
  registry.add(schema, { id: "Own" });
  return comparableSchema(z.toJSONSchema(registry, { io: "input" }).schemas["Own"]);
}
