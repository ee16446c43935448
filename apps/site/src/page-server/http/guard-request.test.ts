import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { guardRequest } from "./guard-request.ts";

const request = (method: string, url: string, headers: Record<string, string> = {}) =>
  ({ method, url, headers, rawHeaders: [], httpVersion: "1.0" }) as unknown as IncomingMessage;

describe("guardRequest", () => {
  it.each(["TRACE", "CONNECT", "PUT", "DELETE", "PATCH", "PROPFIND", ""])("refuses %s with 405", (method) => {
    expect(guardRequest(request(method, "/"))?.status).toBe(405);
  });

  it.each(["GET", "HEAD", "POST", "OPTIONS"])("accepts %s", (method) => {
    expect(guardRequest(request(method, "/cars-for-sale?page=2"))).toBeNull();
  });

  it.each(["http://evil.test/", "*", "", "/a b", "/a\u0000", "/a\r\nb", "/api/%E0%A4%A"])(
    "refuses the target %j with 400",
    (url) => {
      expect(guardRequest(request("GET", url))?.status).toBe(400);
    },
  );

  it("refuses an address longer than 4,096 characters with 414", () => {
    expect(guardRequest(request("GET", `/${"a".repeat(4096)}`))?.status).toBe(414);
  });

  it("removes headers that steer the framework or this process", () => {
    const headers: Record<string, string> = {
      "x-middleware-subrequest": "proxy:proxy:proxy",
      "x-forecourt-page": "/v/en/north/open/home",
      "next-action": "1",
      "next-resume": "1",
      "x-nextjs-data": "1",
      "x-matched-path": "/v",
      accept: "text/html",
      rsc: "1",
    };
    guardRequest(request("GET", "/", headers));
    expect(headers).toEqual({ accept: "text/html", rsc: "1" });
  });
});
