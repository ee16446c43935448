import type { ShopperMessage } from "@forecourt/database";
import { columnsWith } from "@forecourt/database/testing/columns-with";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { describe, expect, test } from "vitest";
import { openFormProblem } from "#server/cookies/form-problem.ts";
import {
  cookiesOf,
  formRequest,
  jsonRequest,
  LEAD_LIMIT,
  LEAD_SITE_SECRET,
  LEAD_SITE_URL,
  useLeadSite,
} from "#testing/use-lead-site.ts";
import { POST as requestWatch } from "../stores/[storeId]/website/watches/route.ts";
import { POST as confirm } from "./confirm/route.ts";
import { POST as unsubscribe, GET as unsubscribePage } from "./unsubscribe/route.ts";

const car = exampleVehicle();
const sold = exampleVehicle({ vin: "JA4J4VAR4RZ004418", status: "sold" });
const hidden = exampleVehicle({ vin: "JA4J4VAR4RZ004419", visibility: "private" });
const site = useLeadSite([car, sold, hidden]);

const PATH = "/api/v1/stores/north/website/watches";
const email = "ada@example.com";
const post = (request: Request, storeId = "north") =>
  requestWatch(request, { params: Promise.resolve({ storeId }) });
const postJson = (body: object) => post(jsonRequest(PATH, body));
const codesOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string; code: string }[] }).errors.map(
    ({ field, code }) => `${field} ${code}`,
  );

async function rows(): Promise<Record<string, unknown>[]> {
  return (await site.owner.pool.query("SELECT * FROM watch ORDER BY created_at")).rows;
}

/** The token of the confirmation email in the queue. */
async function confirmToken(): Promise<string> {
  const { emails } = await site.opened();
  const message = emails.find(({ kind }) => kind === "watch-confirmation") as Extract<
    ShopperMessage,
    { kind: "watch-confirmation" }
  >;
  return new URL(message.confirm, "http://site").searchParams.get("token") ?? "";
}

describe("a watch as JSON", () => {
  test("of a vehicle is stored sealed and asks the shopper to confirm", async () => {
    const response = await postJson({ email, vin: car.vin.toLowerCase(), locale: "es" });
    expect([response.status, await response.json()]).toEqual([202, { next: "check-email" }]);
    const [row] = await rows();
    expect(row).toMatchObject({
      vin: car.vin,
      query: null,
      locale: "es",
      store_id: "north",
      confirmed_at: null,
    });
    expect(await columnsWith(site.owner, email)).toEqual([]);
    expect((await site.opened()).emails).toMatchObject([
      {
        kind: "watch-confirmation",
        to: email,
        locale: "es",
        subject: "price",
        confirm: expect.stringMatching(/^\/es\/watch\/confirm\?token=[\w.-]+$/),
      },
    ]);
  });

  test("of a search has its canonical address, whatever its language, order and page", async () => {
    for (const query of [
      "/used-cars-for-sale/suvs",
      "/es/used-cars-for-sale/suvs?sort=priceLow&page=2",
      "/cars-for-sale/suvs?condition=used&utm_source=mail",
    ])
      expect((await postJson({ email, query })).status).toBe(202);
    expect((await rows()).map(({ query, label }) => [query, label])).toEqual([
      ["/used-cars-for-sale/suvs", "Used SUVs for sale"],
    ]);
  });

  test("gets the same answer when it exists already", async () => {
    await postJson({ email, vin: car.vin });
    await site.owner.pool.query("UPDATE watch SET confirmed_at = now()");
    const again = await postJson({ email, vin: car.vin });
    expect([again.status, await again.json()]).toEqual([202, { next: "check-email" }]);
    expect(await site.states()).toEqual(["ready"]);
  });

  test("of a bot gets the same answer and is not stored", async () => {
    expect((await postJson({ email, vin: car.vin, website: "x" })).status).toBe(202);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ["no address", { vin: car.vin }, 422, "email required"],
    ["two addresses", { email: "a@example.com, b@example.com", vin: car.vin }, 422, "email email"],
    ["nothing to watch", { email }, 422, "query query"],
    ["an unknown vehicle", { email, vin: "JA4J4VAR4RZ004499" }, 422, "vin vehicle"],
    ["a sold vehicle", { email, vin: sold.vin }, 422, "vin vehicle"],
    ["a private vehicle", { email, vin: hidden.vin }, 422, "vin vehicle"],
    ["a page that is no list", { email, query: "/contact-us" }, 422, "query query"],
    ["another site", { email, query: "https://evil.example/cars-for-sale" }, 422, "query query"],
    ["other types", { email: [email], vin: 7, query: {} }, 422, "email required"],
  ])("is refused with %s", async (_name, body, status, code) => {
    const response = await postJson(body);
    expect([response.status, await codesOf(response)]).toEqual([status, [code]]);
    expect(await rows()).toEqual([]);
  });

  test("is refused from another site, for an unknown store, and beyond the network's limit", async () => {
    const foreign = { Origin: "https://evil.example" };
    expect((await post(jsonRequest(PATH, { email, vin: car.vin }, { headers: foreign }))).status).toBe(403);
    expect((await post(jsonRequest(PATH, { email, vin: car.vin }), "nowhere")).status).toBe(404);
    for (let n = 0; n < LEAD_LIMIT; n += 1) await postJson({ email: `a${n}@example.com`, vin: car.vin });
    const limited = await postJson({ email, vin: car.vin });
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "600"]);
  });
});

describe("a watch as a posted form", () => {
  test("goes on to the page that says to check the email", async () => {
    const response = await post(formRequest(PATH, { email, vin: car.vin, locale: "es" }));
    expect([response.status, response.headers.get("location")]).toEqual([303, "/es/watch/sent"]);
  });

  test("comes back to its page with what was typed, never in the address", async () => {
    const origin = `/watch?vin=${car.vin}`;
    const response = await post(formRequest(PATH, { email: "ada@", vin: car.vin, origin }));
    expect(response.headers.get("location")).toBe(`${origin}&problem=1#problem`);
    const cookie = cookiesOf(response)[0]?.slice("form=".length);
    expect(await openFormProblem(cookie, "watch", LEAD_SITE_SECRET)).toMatchObject({
      values: { email: "ada@" },
      errors: [{ field: "email", code: "email" }],
    });
  });
});

describe("the link of a confirmation", () => {
  test("starts the watch by a post, as often as it is pressed", async () => {
    await postJson({ email, vin: car.vin });
    const token = await confirmToken();
    const path = "/api/v1/watches/confirm";
    const first = await confirm(formRequest(path, { token, locale: "es" }));
    expect([first.status, first.headers.get("location")]).toEqual([303, "/es/watch/confirmed"]);
    const again = await confirm(jsonRequest(path, { token }));
    expect([again.status, await again.json()]).toEqual([200, { confirmed: true }]);
    expect(await rows()).toMatchObject([{ confirmed_at: expect.any(Date) }]);
  });

  test("is refused when forged, for another purpose, and after the watch has ended", async () => {
    await postJson({ email, vin: car.vin });
    const token = await confirmToken();
    const path = "/api/v1/watches/confirm";
    for (const forged of [`${token}x`, token.replace(/^./, "z"), "", "%00", "x".repeat(9000)]) {
      expect((await confirm(jsonRequest(path, { token: forged }))).status).toBe(400);
      expect((await unsubscribe(jsonRequest("/api/v1/watches/unsubscribe", { token: forged }))).status).toBe(
        400,
      );
    }
    expect((await unsubscribe(jsonRequest("/api/v1/watches/unsubscribe", { token }))).status).toBe(400);
    expect(await rows()).toMatchObject([{ confirmed_at: null }]);
    await site.owner.pool.query("DELETE FROM watch");
    expect((await confirm(jsonRequest(path, { token }))).status).toBe(410);
    const page = await confirm(formRequest(path, { token }));
    expect(page.headers.get("location")).toBe("/watch/over");
  });
});

describe("unsubscribing", () => {
  /** The links of the watch's emails, as the worker reads them. */
  async function links(): Promise<{ stop: string; stopAll: string; oneClick: string }> {
    const { open } = await import("@forecourt/database");
    const [row] = await rows();
    const opened = await open([site.keys], row!["sealed"] as Buffer, row!["id"] as string);
    if (!opened.ok) throw new Error(opened.errors[0].code);
    return JSON.parse(opened.value);
  }

  test("works by one click without cookies and from any origin, and ends all watches of the address", async () => {
    await postJson({ email, vin: car.vin });
    await postJson({ email, query: "/cars-for-sale" });
    await postJson({ email: "other@example.com", vin: car.vin });
    const { oneClick } = await links();
    const oneClickRequest = () =>
      new Request(`${LEAD_SITE_URL}${oneClick}`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://mail.example" },
        body: "List-Unsubscribe=One-Click",
      });
    for (let repeated = 0; repeated < 2; repeated += 1)
      expect((await unsubscribe(oneClickRequest())).status).toBe(200);
    expect(await rows()).toHaveLength(1);
    const opened = unsubscribePage(new Request(`${LEAD_SITE_URL}${oneClick}`));
    expect(opened.headers.get("location")).toMatch(/^\/watch\/stop\?token=/);
  });

  test("from one watch leaves the others", async () => {
    await postJson({ email, vin: car.vin });
    await postJson({ email, query: "/cars-for-sale" });
    const token = new URL((await links()).stop, LEAD_SITE_URL).searchParams.get("token") ?? "";
    const response = await unsubscribe(formRequest("/api/v1/watches/unsubscribe", { token, locale: "en" }));
    expect(response.headers.get("location")).toBe("/watch/stopped");
    expect(await rows()).toMatchObject([{ query: "/cars-for-sale" }]);
  });
});
