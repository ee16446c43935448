import type { IncomingMessage } from "node:http";
import { networkOf } from "@forecourt/database";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientAddress, readAddress } from "./client-address.ts";

describe("readAddress", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    [" 203.0.113.9:4711 ", "203.0.113.9"],
    ['"203.0.113.9:4711"', "203.0.113.9"],
    ["2001:DB8::1", "2001:db8::1"],
    ["2001:db8:0:0::1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:4711", "2001:db8::1"],
    ['"[2001:db8::1]:4711"', "2001:db8::1"],
    ["::ffff:cb00:7109", "::ffff:203.0.113.9"],
    ["", null],
    ["unknown", null],
    ["_hidden", null],
    ["203.0.113.9:", null],
    ["203.0.113.9:471100", null],
    ["203.0.113.999", null],
    ["[203.0.113.9]:80", null],
    ["[2001:db8::1", null],
    ["2001:db8::1]:80", null],
  ])("%j is %s", (entry, expected) => {
    expect(readAddress(entry)).toBe(expected);
  });

  it("gives one network for every port and notation of an address", () => {
    const port = fc.integer({ min: 0, max: 65_535 });
    fc.assert(
      fc.property(fc.ipV4(), port, port, (address, a, b) => {
        const network = networkOf(readAddress(address) ?? "");
        expect(networkOf(readAddress(`${address}:${a}`) ?? "")).toBe(network);
        expect(networkOf(readAddress(`"${address}:${b}"`) ?? "")).toBe(network);
      }),
    );
    fc.assert(
      fc.property(fc.ipV6(), port, (address, a) => {
        const network = networkOf(readAddress(address) ?? "");
        expect(networkOf(readAddress(`[${address}]:${a}`) ?? "")).toBe(network);
        expect(networkOf(readAddress(`"[${address.toUpperCase()}]"`) ?? "")).toBe(network);
      }),
    );
  });
});

describe("clientAddress", () => {
  const request = (forwarded?: string) =>
    ({
      headers: { "x-forwarded-for": forwarded },
      socket: { remoteAddress: "198.51.100.1" },
    }) as unknown as IncomingMessage;

  it.each([
    ["192.0.2.1, 203.0.113.9:4711", true, "203.0.113.9"],
    ["203.0.113.9", false, "198.51.100.1"],
    ["203.0.113.9, unknown", true, "198.51.100.1"],
    [undefined, true, "198.51.100.1"],
  ])("of %j with a trusted proxy %s is %s", (forwarded, trustProxy, expected) => {
    expect(clientAddress(request(forwarded), trustProxy)).toBe(expected);
  });
});
