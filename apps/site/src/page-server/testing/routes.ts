import type { IncomingMessage } from "node:http";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { beforeAll, expect, test } from "vitest";
import { localPath } from "#shared/addresses/local-path.ts";
import { stockSite } from "#testing/use-test-site.ts";
import { guardRequest } from "../http/guard-request.ts";
import type { PageRoute } from "../routing/page-route.ts";
import { resolvePage } from "../routing/resolve-page.ts";
import type { Variant } from "../routing/variant.ts";
import { VIN } from "./test-vehicles.ts";

/** A day on which every offer of the sample dealership is current. */
export const NOW = new Date("2026-11-20T18:00:00Z");

/** Forty used Outlanders, three pages of a list, and one vehicle of each other kind. */
export function useStock(): void {
  beforeAll(() =>
    stockSite([
      ...Array.from({ length: 40 }, (_, at) => exampleVehicle({ vin: `JA4J4VAR4RZ${100_000 + at}` })),
      exampleVehicle({ vin: VIN.outlander, features: ["Heated Seats"] }),
      exampleVehicle({
        vin: VIN.sold,
        condition: "certified",
        year: 2022,
        model: "Outlander Sport",
        trim: "ES",
        status: "sold",
      }),
      exampleVehicle({ vin: VIN.private, visibility: "private" }),
    ]),
  );
}

type RouteOptions = Partial<Omit<Variant, "locale">> & { now?: Date };

/** The route of an address, resolved as the page server does. */
export function routeOf(
  address: string,
  { store = "north", access = "locked", now = NOW }: RouteOptions = {},
): PageRoute {
  return resolvePage(new URL(`http://site${address}`), { locale: "en", store, access }, now);
}

/** The redirect of an address, and the page at its end; throws when it takes two. */
export function redirectOf(address: string, options: RouteOptions = {}) {
  const first = routeOf(address, options);
  if (first.kind === "page") throw new Error(`${address} is a page: ${first.internal}`);
  const request = { method: "GET", url: first.location, headers: {}, httpVersion: "1.0" } as IncomingMessage;
  expect(guardRequest(request)).toBeNull();
  const end = routeOf(first.location, options);
  if (end.kind === "redirect")
    throw new Error(`${address} takes two redirects: ${first.location}, ${end.location}`);
  return { status: first.status, location: first.location, end };
}

/** One test per row and language: the first address redirects to the second permanently, in one hop. */
export function redirects(rows: readonly (readonly [string, string])[], options: RouteOptions = {}): void {
  const both = rows.flatMap(([from, to]) => [
    [from, to] as const,
    [`/es${from}`, localPath("es", to)] as const,
  ]);
  test.each(both)("%s → %s", (from, to) => {
    const { status, location } = redirectOf(from, options);
    expect({ status, location }).toEqual({ status: 308, location: to });
  });
}

/** One test per address and language: the address is not found. */
export function notFound(addresses: readonly string[], options: RouteOptions = {}): void {
  test.each(addresses.flatMap((address) => [address, `/es${address}`]))("%s is not found", (address) => {
    const page = /\/es(\/|$)/.test(address) ? "/v/es/north/locked/not-found" : "/v/en/north/locked/not-found";
    expect(routeOf(address, options)).toMatchObject({ kind: "page", status: 404, internal: page });
  });
}
