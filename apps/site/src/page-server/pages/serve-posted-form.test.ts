import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { readPostedPage } from "#shared/posted-page.ts";
import { type AnsweredPost, isPostedPage, servePostedForm } from "./serve-posted-form.ts";

const PATH = "/es/auto-financing/full-credit-application";
const FORM = {
  "applicant-firstName": "José",
  "applicant-employer": "<b>Ozark</b>",
  "applicant-income": "5,217",
  "coApplicant-otherIncome": "90",
  "applicant-birthDate": "04/23/1988",
  "applicant-ssn": "219-09-9999",
  "coApplicant-ssn": "457-55-5462",
  "applicant-consent": "yes",
};

let server: Server | undefined;
afterEach(() => server?.close());

/** Posts a form to a page whose API gives this answer; returns what the page was given. */
async function post(status: number, answer: object, body: BodyInit = new URLSearchParams(FORM)) {
  let refused: AnsweredPost | undefined;
  let asked = "";
  server = createServer((request, response) => {
    void servePostedForm(request, response, {
      next: async (inner, reply) => {
        asked = `${inner.method} ${inner.url} ${inner.headers["x-forecourt-peer"] !== undefined}`;
        inner.resume();
        reply.writeHead(status, { "content-type": "application/json", location: "/sent" });
        reply.end(JSON.stringify(answer));
      },
      trustProxy: false,
      limiter: { run: (_lane, _arrivedAt, work) => work() },
      variantOf: () => ({ locale: "es", store: "riverside", access: "locked" }),
      servePosted: async (_request, reply, given) => {
        refused = given;
        reply.writeHead(given.status ?? 200).end();
      },
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}?step=1`;
  const response = await fetch(url, { method: "POST", body, redirect: "manual" });
  return { response, refused, asked };
}

it("asks the API of the visitor's store, and passes an accepted form on", async () => {
  const { response, refused, asked } = await post(303, {});
  expect(asked).toBe("POST /api/v1/stores/riverside/website/credit-applications true");
  expect([response.status, response.headers.get("location"), refused]).toEqual([303, "/sent", undefined]);
});

it.each([422, 429, 503])("answers %i with the page, without what is never sent back", async (status) => {
  const errors = [{ field: "applicant-income", code: "amount", message: "…" }];
  const { response, refused } = await post(status, { errors });
  expect(response.status).toBe(status);
  expect(refused?.status).toBe(status);
  expect(readPostedPage(refused?.posted ?? null)).toEqual({
    values: { "applicant-firstName": "José", "applicant-employer": "<b>Ozark</b>" },
    errors,
  });
});

it("passes other refusals on, and limits the body", async () => {
  expect((await post(403, { errors: [] })).response.status).toBe(403);
  const large = new URLSearchParams({ "applicant-employer": "x".repeat(40_000) });
  expect((await post(202, {}, large)).response.status).toBe(413);
});

it.each([
  [PATH, true],
  ["/auto-financing/full-credit-application", true],
  ["/auto-financing", false],
  ["/contact-us", false],
])("%s is a posted page: %s", (path, expected) => expect(isPostedPage(path)).toBe(expected));
