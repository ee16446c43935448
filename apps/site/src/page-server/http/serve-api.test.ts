import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { raw } from "../testing/use-page-server.ts";
import { type ApiOptions, serveApi } from "./serve-api.ts";

let stop = () => {};
afterEach(() => stop());

const options: ApiOptions = {
  trustProxy: false,
  run: (work) => work(),
  sendBusy: async () => {},
  serveFollowing: async (_request, reply, { target, setCookies, isRefused }) => {
    reply.writeHead(isRefused ? 422 : 200).end([target, ...setCookies].join(" "));
  },
};
const LONG = JSON.stringify({ vehicles: Array.from({ length: 100 }, (_, index) => ({ index })) });
const JSON_TYPE = { "content-type": "application/json" };

/** The response to a request that `answer` answers. */
async function ask(
  answer: (response: ServerResponse) => void,
  headers: Record<string, string> = {},
  method = "GET",
) {
  const server = createServer((request, response) => {
    response.setHeader("x-content-type-options", "nosniff");
    void serveApi(async (_, inProcess) => answer(inProcess), request, response, options);
  });
  stop = () => server.close();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return raw(`http://localhost:${(server.address() as AddressInfo).port}`, { method, headers });
}

const list = (response: ServerResponse) => {
  response.writeHead(200, { ...JSON_TYPE, vary: "Cookie", etag: 'W/"a"', "set-cookie": ["a=1", "b=2"] });
  response.write(LONG.slice(0, 100));
  response.end(LONG.slice(100));
};

it("compresses long JSON as the client accepts, with all its headers", async () => {
  const plain = await ask(list);
  const gzip = await ask(list, { "accept-encoding": "gzip" });
  const brotli = await ask(list, { "accept-encoding": "gzip, br" });
  expect([plain, gzip, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([
    undefined,
    "gzip",
    "br",
  ]);
  expect(plain.body.toString()).toBe(LONG);
  expect(gunzipSync(gzip.body).toString()).toBe(LONG);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG);
  for (const { headers, body } of [plain, gzip, brotli]) {
    expect(headers).toMatchObject({
      vary: "Cookie, Accept-Encoding",
      etag: 'W/"a"',
      "set-cookie": ["a=1", "b=2"],
      "content-length": String(body.length),
      "x-content-type-options": "nosniff",
    });
  }
});

it("passes the opt-out signal on, and no header that the API does not read", async () => {
  const server = createServer((request, response) => {
    void serveApi(
      async (inProcess, answer) => {
        answer.writeHead(200, JSON_TYPE).end(JSON.stringify(inProcess.headers));
      },
      request,
      response,
      options,
    );
  });
  stop = () => server.close();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { body } = await raw(`http://localhost:${(server.address() as AddressInfo).port}`, {
    headers: { "Sec-GPC": "1", "X-Other": "1" },
  });
  const headers = JSON.parse(body.toString());
  expect(headers).toMatchObject({ "sec-gpc": "1" });
  expect(headers).not.toHaveProperty("x-other");
});

it("does not compress short responses and other types", async () => {
  const headers = { "accept-encoding": "br" };
  const short = await ask((response) => response.writeHead(422, JSON_TYPE).end('{"errors":[]}'), headers);
  expect([short.status, short.headers["content-encoding"], short.body.toString()]).toEqual([
    422,
    undefined,
    '{"errors":[]}',
  ]);
  const text = await ask((response) => response.writeHead(200).end(LONG), headers);
  expect([text.headers["content-encoding"], text.body.toString()]).toEqual([undefined, LONG]);
});

it("does not compress an encoded response again", async () => {
  const encoded = { ...JSON_TYPE, "content-encoding": "gzip" };
  const answer = await ask((response) => response.writeHead(200, encoded).end(LONG), {
    "accept-encoding": "br",
  });
  expect([answer.headers["content-encoding"], answer.body.toString()]).toEqual(["gzip", LONG]);
});

it.each([
  ["HEAD", 200],
  ["GET", 304],
])("%s with status %i has the entity tag and no body", async (method, status) => {
  const answer = await ask(
    (response) => response.writeHead(status, { etag: 'W/"a"', vary: "Cookie" }).end(),
    { "accept-encoding": "br" },
    method,
  );
  expect(answer.status).toBe(status);
  expect(answer.body).toHaveLength(0);
  expect(answer.headers).toMatchObject({ etag: 'W/"a"', vary: "Cookie, Accept-Encoding" });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.headers["content-length"]).toBeUndefined();
});

const redirect =
  (location: string, cookies: string[] = ["sent=x; Path=/"]) =>
  (response: ServerResponse) =>
    response.writeHead(303, { location, "set-cookie": cookies }).end();
const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

it("answers a browser's form that came without cookies with the page that follows", async () => {
  const sent = await ask(redirect("/contact-us/sent#top"), browser, "POST");
  expect([sent.status, sent.body.toString()]).toEqual([200, "/contact-us/sent sent=x; Path=/"]);
  const refused = await ask(redirect("/contact-us?problem=1#problem"), browser, "POST");
  expect(refused.status).toBe(422);
});

it.each([
  ["a browser with a cookie", redirect("/sent"), { ...browser, cookie: "allowCookies=essential" }],
  ["a script", redirect("/sent"), { accept: "*/*" }],
  ["a page that reads no cookie", redirect("/sent", []), browser],
  ["another site", redirect("//elsewhere.example/"), browser],
])("redirects %s", async (_name, answer, headers) => {
  expect((await ask(answer, headers, "POST")).status).toBe(303);
});
