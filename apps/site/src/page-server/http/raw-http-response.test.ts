import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { KEEP_ALIVE_SECONDS, sendWholeAnswer, wholeAnswer } from "./raw-http-response.ts";

let stop = () => {};
afterEach(() => stop());

const BODY = Buffer.from("sch\u00f6n <b>page</b>");
const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  ETag: '"abc-br"',
  "Content-Length": BODY.length,
};
const REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

/** What comes over one connection until it is closed, for requests sent at once. */
async function conversation(listener: RequestListener, requests: string): Promise<string> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000 }, listener);
  stop = () => server.close();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const socket = connect((server.address() as AddressInfo).port);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.write(`${requests}GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.on("close", resolve));
  return Buffer.concat(chunks).toString("latin1");
}

const usual: RequestListener = (_request, response) => {
  response.writeHead(200, HEADERS).end(BODY);
};
const whole: RequestListener = (request, response) => {
  if (!response.shouldKeepAlive) return usual(request, response);
  const second = Math.floor(Date.now() / 1000);
  sendWholeAnswer(response, wholeAnswer({ status: 200, headers: HEADERS, body: BODY }, second));
};

/** Without the seconds, which may turn in between. */
const withoutDate = (text: string) =>
  text.replaceAll(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r$/gm, "Date\r");

describe("a whole answer", () => {
  it("arrives as the usual one does, byte for byte", async () => {
    const sent = withoutDate(await conversation(whole, REQUEST));
    expect(sent).toBe(withoutDate(await conversation(usual, REQUEST)));
    expect(sent).toContain("Date\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\nsch");
  });

  it("keeps its place among requests sent at once, with answers that take their time between", async () => {
    const mixed: RequestListener = (request, response) =>
      request.url === "/slow" ? setTimeout(() => usual(request, response), 20) : whole(request, response);
    const requests = [REQUEST, "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n", REQUEST, REQUEST].join("");
    const answers = withoutDate(await conversation(mixed, requests));
    expect(answers).toBe(withoutDate(await conversation(usual, requests)));
  });

  it("carries the second it was made for", () => {
    const { bytes } = wholeAnswer({ status: 404, headers: {}, body: BODY }, 1_795_000_000);
    expect(bytes.toString("latin1")).toMatch(
      /^HTTP\/1\.1 404 Not Found\r\nDate: Wed, 18 Nov 2026 11:06:40 GMT\r\n/,
    );
  });
});
