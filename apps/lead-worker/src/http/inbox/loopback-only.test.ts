import { describe, expect, it } from "vitest";
import { isLoopbackRequest } from "./loopback-only.ts";

const request = (changed: { peer?: string; host?: string; headers?: Record<string, string> }) =>
  isLoopbackRequest({
    peer: "peer" in changed ? changed.peer : "127.0.0.1",
    host: "host" in changed ? changed.host : "localhost:3001",
    header: (name) => changed.headers?.[name],
  });

describe("a request to the inbox", () => {
  it.each(["localhost", "localhost:3001", "127.0.0.1:3001", "[::1]:3001", "LOCALHOST:4000"])(
    "for %s from this machine passes",
    (host) => expect(request({ host })).toBe(true),
  );

  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])("from %s passes", (peer) =>
    expect(request({ peer })).toBe(true),
  );

  it.each(["10.0.0.5", "192.168.1.9", "::ffff:10.0.0.5", "2001:db8::1", "127.0.0.1.evil", undefined])(
    "from %s is refused",
    (peer) => expect(request({ peer })).toBe(false),
  );

  it.each([
    "evil.example",
    "evil.example:3001",
    "localhost.evil.example",
    "localhost@evil.example",
    "127.0.0.1.nip.io:3001",
    "0.0.0.0:3001",
    "[::2]:3001",
    "",
    undefined,
  ])("for %s is refused, as a page with its own name would send it", (host) =>
    expect(request({ host })).toBe(false),
  );

  it.each(["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"])(
    "that came through a proxy (%s) is refused",
    (name) => expect(request({ headers: { [name]: "203.0.113.7" } })).toBe(false),
  );
});
