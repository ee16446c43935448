import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { serveCompressed } from "./compress-json.ts";

let stop = () => {};
afterEach(() => stop());

const LONG = JSON.stringify({ vehicles: Array.from({ length: 100 }, (_, index) => ({ index })) });
const JSON_TYPE = { "content-type": "application/json" };

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What a client gets whose request `answer` answers. */
async function ask(
  answer: (response: ServerResponse) => void,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  const server = createServer((request, response) => {
    response.setHeader("x-content-type-options", "nosniff");
    void serveCompressed(async (_, captured) => answer(captured), request, response);
  });
  stop = () => server.close();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = httpRequest({ port, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on("error", reject).end();
  });
}

const list = (response: ServerResponse) => {
  response.writeHead(200, { ...JSON_TYPE, vary: "Cookie", etag: 'W/"a"', "set-cookie": ["a=1", "b=2"] });
  response.write(LONG.slice(0, 100));
  response.end(LONG.slice(100));
};

it("sends long JSON as the client accepts it, with all its headers", async () => {
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

it("leaves short answers and other types as they are", async () => {
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

it("never encodes what is encoded already", async () => {
  const encoded = { ...JSON_TYPE, "content-encoding": "gzip" };
  const answer = await ask((response) => response.writeHead(200, encoded).end(LONG), {
    "accept-encoding": "br",
  });
  expect([answer.headers["content-encoding"], answer.body.toString()]).toEqual(["gzip", LONG]);
});

it.each([
  ["HEAD", 200],
  ["GET", 304],
])("%s answered %i has the tag and no content", async (method, status) => {
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
