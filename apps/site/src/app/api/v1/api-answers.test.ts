import { refusalSchema } from "@forecourt/api-clients";
import { leadAcceptedSchema } from "@forecourt/api-clients/leads";
import { phoneValidationAnswerSchema } from "@forecourt/api-clients/phone-verification";
import { createKeyPair, type Database, openDatabase, publishWorkerKeys } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { siteEnv } from "#env.ts";
import { healthSchema } from "#server/openapi/health-schema.ts";
import { leadPaths } from "#server/openapi/lead-paths.ts";
import { phonePaths } from "#server/openapi/phone-paths.ts";
import { sitePaths } from "#server/openapi/site-paths.ts";
import { setSiteState, siteState } from "#server/site-state.ts";
import { cookiesOf } from "#testing/use-lead-site.ts";
import { SITE_URL, stockSite, useTestSite } from "#testing/use-test-site.ts";
import { anyVehicles } from "#testing/vehicle-arbitrary.ts";
import { POST as validatePhone } from "../customer/phoneValidation/route.ts";
import { GET as getHealth } from "../health/route.ts";
import { POST as sendLead } from "./stores/[storeId]/website/leads/route.ts";

useTestSite();
const database = useTestDatabase();

const LEAD = {
  kind: "CONTACT_GENERAL",
  customer: { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "(417) 555-0123" },
  comments: "Hello",
};

const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${SITE_URL}/api`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const lead = (request: Request, storeId = "north") =>
  sendLead(request, { params: Promise.resolve({ storeId }) });

/** Validates a response against its schema, without unknown fields, and against the documented statuses. */
async function documented(
  paths: Record<string, object>,
  answer: Response,
  schema: z.core.$ZodType,
): Promise<number> {
  const body = await answer.json();
  expect(z.parse(schema, body)).toEqual(body);
  const [operations] = Object.values(paths) as { [method: string]: { responses: object } }[];
  const statuses = Object.values(operations ?? {}).flatMap(({ responses }) => Object.keys(responses));
  expect(statuses).toContain(String(answer.status));
  return answer.status;
}

describe("leads", () => {
  beforeEach(async () => {
    await database.reset();
    stockSite(anyVehicles(20), database.site);
  });

  test("an accepted lead, a repeated one, and another one with the same key", async () => {
    const headers = { "idempotency-key": "3f2b8a52-key" };
    for (const body of [LEAD, LEAD])
      expect(await documented(leadPaths(), await lead(post(body, headers)), leadAcceptedSchema)).toBe(202);
    const other = await lead(post({ ...LEAD, comments: "Other" }, headers));
    expect(await documented(leadPaths(), other, refusalSchema)).toBe(409);
  });

  test("an unlock has the next step", async () => {
    const answer = await lead(post({ ...LEAD, kind: "UNLOCK_PRICE" }, { "x-forecourt-peer": "192.0.2.1" }));
    const body = await answer.clone().json();
    expect(await documented(leadPaths(), answer, leadAcceptedSchema)).toBe(202);
    expect(body).toHaveProperty("unlock");
  });

  test.each<[number, () => Promise<Response>]>([
    [400, () => lead(post("{"))],
    [403, () => lead(post(LEAD, { origin: "https://other.example" }))],
    [404, () => lead(post(LEAD), "nowhere")],
    [415, () => lead(post(LEAD, { "content-type": "text/plain" }))],
    [422, () => lead(post({ kind: "CAREERS" }))],
    [422, () => lead(post(LEAD, { "idempotency-key": "x".repeat(201) }))],
  ])("refused with %i", async (status, send) => {
    expect(await documented(leadPaths(), await send(), refusalSchema)).toBe(status);
  });

  test("a financing application without a change", async () => {
    const application = { ...LEAD, kind: "APPLY_FINANCING" };
    const from = { "x-forecourt-peer": "192.0.2.2" };
    const cookie = cookiesOf(await lead(post(application, from))).join("; ");
    const again = await lead(post(application, { ...from, cookie }));
    expect(await documented(leadPaths(), again, leadAcceptedSchema)).toBe(200);
  });

  test("too many leads", async () => {
    let answer = await lead(post(LEAD));
    for (let sent = 1; sent <= 10; sent += 1) answer = await lead(post({ ...LEAD, comments: `${sent}` }));
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await documented(leadPaths(), answer, refusalSchema)).toBe(429);
  });
});

describe("phone validation", () => {
  beforeAll(() => stockSite([], database.site));

  /** The cookies after the details of an unlock; a code went to the lead's phone. */
  async function pendingUnlock(): Promise<Record<string, string>> {
    const answer = await lead(post({ ...LEAD, kind: "UNLOCK_PRICE" }, { "x-forecourt-peer": "192.0.2.1" }));
    return { cookie: cookiesOf(answer).join("; ") };
  }

  test.each<[number, object]>([
    [200, { type: "phone-validation", phone: "+1 417 555 0199" }],
    [422, { type: "phone-validation", phone: "12" }],
    [422, { type: "code-verification", phone: "+1 417 555 0199", code: "12" }],
    [422, { type: "other" }],
    [429, { type: "phone-validation" }],
  ])("answered with %i", async (status, body) => {
    const answer = await validatePhone(post(body, await pendingUnlock()));
    expect(await documented(phonePaths(), answer, phoneValidationAnswerSchema)).toBe(status);
  });

  test("refused from another website", async () => {
    const answer = await validatePhone(post({}, { origin: "https://other.example" }));
    expect(await documented(phonePaths(), answer, refusalSchema)).toBe(403);
  });
});

describe("health", () => {
  beforeEach(() => database.reset());
  let nowhere: Database;
  beforeAll(() => {
    nowhere = openDatabase("postgres://nobody@127.0.0.1:1/none", { name: "nowhere" });
  });
  afterAll(() => nowhere.close());

  test("up", async () => {
    stockSite(anyVehicles(20), database.site);
    expect(await documented(sitePaths(), await getHealth(), healthSchema)).toBe(200);
  });

  const stateOfHealth = async () => (await getHealth()).json();

  test("says when the worker has another key, while leads are stored", async () => {
    stockSite(anyVehicles(20), database.site);
    expect(await stateOfHealth()).toMatchObject({ status: "ok", workerKey: "none" });
    await publishWorkerKeys(database.worker, [(await createKeyPair()).publicKey]);
    const answer = await getHealth();
    expect(await answer.clone().json()).toMatchObject({ status: "degraded", workerKey: "unknown" });
    expect(await documented(sitePaths(), answer, healthSchema)).toBe(200);
    expect((await lead(post(LEAD))).status).toBe(202);
    await publishWorkerKeys(database.worker, [siteEnv().WORKER_PUBLIC_KEY]);
    expect(await stateOfHealth()).toMatchObject({ status: "ok", workerKey: "known" });
  });

  test("says that the last lead could not be stored, until one is", async () => {
    stockSite(anyVehicles(20), database.site);
    setSiteState({ ...siteState(), storage: { failing: true } });
    const answer = await getHealth();
    expect(await answer.clone().json()).toMatchObject({ status: "degraded", storage: "failing" });
    expect(await documented(sitePaths(), answer, healthSchema)).toBe(200);
    expect((await lead(post({ ...LEAD, comments: "Another" }))).status).toBe(202);
    expect(await stateOfHealth()).toMatchObject({ status: "ok", storage: "ok" });
  });

  test("without a database", async () => {
    stockSite(anyVehicles(20), nowhere);
    expect(await documented(sitePaths(), await getHealth(), healthSchema)).toBe(503);
  });
});
