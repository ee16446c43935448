import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chosenFile } from "./form-values.ts";
import { createRequestKey } from "./request-key.ts";
import { sendLead } from "./send-lead.ts";

const VALUES = {
  kind: "CAREERS",
  locale: "es",
  page: "/es/our-company/careers",
  next: "/es/our-company/careers?sent=apply#apply",
  firstName: "Ada",
  position: "Técnica",
  website: "",
};

const posts: { key: string | null; body: Record<string, unknown>; file: File | null }[] = [];
let answer: () => Response;

beforeEach(() => {
  posts.length = 0;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    expect([url, init.method]).toEqual(["/leads", "POST"]);
    const key = new Headers(init.headers).get("idempotency-key");
    const form = init.body instanceof FormData ? init.body : null;
    const json = form ? form.get("lead") : init.body;
    posts.push({ key, body: JSON.parse(json as string), file: form && (form.get("resume") as File) });
    return answer();
  });
});
afterEach(() => void vi.unstubAllGlobals());

let made = 0;
const sender = () => {
  const keyOf = createRequestKey(() => `key-${++made}`);
  return (values: Record<string, string> = VALUES, elapsed: number | null = 4000.4, chosen?: File) => {
    const data = new FormData();
    if (chosen) data.set("resume", chosen);
    const file = chosenFile(data, "resume");
    return sendLead(values, { action: "/leads", keyOf, elapsed, file, onRetry: () => {} });
  };
};
const refused = (status: number, errors: object[]) => () => Response.json({ errors }, { status });

it("sends the body of a posted form, with the trap and the time", async () => {
  answer = () => Response.json({ leadId: "1" }, { status: 202 });
  await sender()();
  expect(posts[0]?.body).toEqual({
    kind: "CAREERS",
    locale: "es",
    page: "/es/our-company/careers",
    customer: { firstName: "Ada" },
    details: { position: "Técnica" },
    website: "",
    elapsed: 4000,
  });
});

it("sends no time for a form that came filled in", async () => {
  answer = () => Response.json({ leadId: "1" }, { status: 202 });
  await sender()(VALUES, null);
  expect(posts[0]?.body).not.toHaveProperty("elapsed");
});

it("keeps the key of a body when it is sent again, also at another time", async () => {
  answer = () => new Response("", { status: 500 });
  const send = sender();
  await send();
  await send(VALUES, 9000);
  await send({ ...VALUES, firstName: "Eva" });
  const [first, second, third] = posts.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it("sends a file beside the same JSON, and another file with another key", async () => {
  answer = () => new Response("", { status: 500 });
  const send = sender();
  const resume = (text: string) => new File([text], "a.pdf", { lastModified: 1 });
  await send();
  await send(VALUES, 4000, resume("one"));
  await send(VALUES, 9000, resume("one"));
  await send(VALUES, 4000, resume("other"));
  expect(posts.map(({ file }) => file?.name)).toEqual([undefined, "a.pdf", "a.pdf", "a.pdf"]);
  expect(posts[1]?.body).toEqual(posts[0]?.body);
  const [without, first, again, other] = posts.map(({ key }) => key);
  expect(again).toBe(first);
  expect(new Set([without, first, other]).size).toBe(3);
});

it("sends JSON for an empty file field", async () => {
  answer = () => Response.json({ leadId: "1" }, { status: 202 });
  await sender()(VALUES, 4000, new File([], ""));
  expect(posts[0]?.file).toBeNull();
});

it("names a refused file by its field", async () => {
  answer = refused(422, [{ field: "resume", code: "resume-type", message: "?" }]);
  const outcome = await sender()(VALUES, 4000, new File(["x"], "a.pdf"));
  expect(outcome).toMatchObject({ kind: "invalid", errors: [{ field: "resume", code: "resume-type" }] });
});

it.each([
  ["CAREERS", {}, VALUES.next],
  ["CONTACT_PARTS", {}, "/es/contact-us/sent"],
  ["UNLOCK_PRICE", { unlock: "granted" }, "/es/unlock/granted?next="],
  ["UNLOCK_PRICE", { unlock: "code-sent" }, "/es/unlock/verify?next="],
])("%s, answered with %o, continues to %s", async (kind, result, page) => {
  answer = () => Response.json({ leadId: "1", ...result }, { status: 202 });
  const outcome = await sender()({ ...VALUES, kind });
  expect(outcome).toMatchObject({ kind: "accepted", page: expect.stringContaining(page) });
});

it("does not continue to another site", async () => {
  answer = () => Response.json({ leadId: "1" }, { status: 202 });
  const outcome = await sender()({ ...VALUES, next: "//elsewhere.example" });
  expect(outcome).toMatchObject({ kind: "accepted", page: "/es/contact-us/sent" });
});

it("names wrong fields by their inputs", async () => {
  answer = refused(422, [{ field: "customer.email", code: "email", message: "?" }]);
  expect(await sender()()).toEqual({ kind: "invalid", errors: [{ field: "email", code: "email" }] });
});

it("says that too many were sent only while that is so", async () => {
  const send = sender();
  answer = refused(429, [{ field: "", code: "limited", message: "Espere unos minutos." }]);
  expect(await send()).toEqual({ kind: "failed", text: "Espere unos minutos." });
  answer = refused(409, [{ field: "Idempotency-Key", code: "idempotency-key", message: "Otra." }]);
  expect(await send()).toEqual({ kind: "failed" });
  answer = () => new Response("<html>", { status: 500 });
  expect(await send()).toEqual({ kind: "failed" });
});
