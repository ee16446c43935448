import { describe, expect, it } from "vitest";
import { exchange, usePageServer } from "../testing/use-page-server.ts";

const start = usePageServer();

const HOST = "Host: cars.example\r\n";
const get = (headers: string) => `GET / HTTP/1.1\r\n${headers}\r\n`;

/** What arrives on the wire, and the status that it is refused with. */
const REFUSED: [name: string, sent: string, status: number][] = [
  ["what is no HTTP", "hello\r\n\r\n", 400],
  ["a broken header", get(`${HOST}no colon\r\n`), 400],
  ["two lengths", `POST /api/x HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  [
    "a length and chunks",
    `POST /api/x HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
  ],
  ["no host", get(""), 400],
  ["two hosts", get(`${HOST}Host: elsewhere.example\r\n`), 400],
  ["a host that is none", get("Host: a b\r\n"), 400],
  ["an unknown expectation", get(`${HOST}Expect: the-unexpected\r\n`), 417],
  ["headers over 16 KB", get(`${HOST}X-Long: ${"x".repeat(17_000)}\r\n`), 431],
];

describe("a request that is refused on the wire", () => {
  it.each(REFUSED)("has the security headers: %s", async (_name, sent, status) => {
    const { url, requested } = await start();
    const answer = await exchange(url, sent);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const name of ["x-content-type-options: nosniff", "content-security-policy: ", "x-frame-options: "])
      expect(answer.toLowerCase()).toContain(name);
    expect(requested).toEqual([]);
  });

  it("has them when it never ends", async () => {
    const { url, server } = await start();
    const timeout = Object.assign(new Error("timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    server.once("connection", (socket) => server.emit("clientError", timeout, socket));
    const answer = await exchange(url, "GET / HTTP/1.1\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain("x-content-type-options: nosniff");
  });

  it("accepts HTTP/1.0 without a host, and one host in any spelling", async () => {
    const { url } = await start();
    expect(await exchange(url, "GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
    for (const host of ["cars.example:3000", "[::1]:3000", "127.0.0.1"])
      expect(await exchange(url, get(`HOST: ${host}\r\nConnection: close\r\n`))).toMatch(/^HTTP\/1\.1 200 /);
  });
});
