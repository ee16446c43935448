import type { IncomingMessage } from "node:http";
import { beforeAll, expect, test } from "vitest";
import { localPath } from "#shared/addresses/local-path.ts";
import { oneVehicle } from "#testing/one-vehicle.ts";
import { stockSite } from "#testing/use-test-site.ts";
import { guardRequest } from "../http/guard-request.ts";
import type { PageRoute } from "../routing/page-route.ts";
import { resolvePage } from "../routing/resolve-page.ts";
import type { Variant } from "../routing/variant.ts";

/** A day on which every offer of the sample dealership can be had. */
export const NOW = new Date("2026-11-20T18:00:00Z");

export const VIN = {
  outlander: "JA4J4VAR4RZ004417",
  /** Nobody has heard of it; its tenth character says 2021. */
  unknown: "KNDJ23AU8M7000001",
  sold: "JA4AP3AU0NU000001",
  private: "JA4J4VAR4RZ009999",
};

export const OUTLANDER = `/used-cars-for-sale/2024-mitsubishi-outlander-sel-${VIN.outlander}`;
export const SOLD = `/certified-cars-for-sale/2022-mitsubishi-outlander-sport-es-${VIN.sold}`;

/** Forty used Outlanders, three pages of a list, and one vehicle of each other kind. */
export function useAddresses(): void {
  beforeAll(() =>
    stockSite([
      ...Array.from({ length: 40 }, (_, at) => oneVehicle({ vin: `JA4J4VAR4RZ${100_000 + at}` })),
      oneVehicle({ vin: VIN.outlander, features: ["Heated Seats"] }),
      oneVehicle({
        vin: VIN.sold,
        condition: "certified",
        year: 2022,
        model: "Outlander Sport",
        trim: "ES",
        status: "sold",
      }),
      oneVehicle({ vin: VIN.private, visibility: "private" }),
    ]),
  );
}

type Asking = Partial<Omit<Variant, "locale">> & { now?: Date };

/** Where an address leads, as the page server asks it. */
export function ask(
  address: string,
  { store = "north", access = "locked", now = NOW }: Asking = {},
): PageRoute {
  return resolvePage(new URL(`http://site${address}`), { locale: "en", store, access }, now);
}

/** The one hop of an address that moved, and the page at its end. */
export function hop(address: string, asking: Asking = {}) {
  const first = ask(address, asking);
  if (first.kind === "page") throw new Error(`${address} is a page itself: ${first.internal}`);
  const request = { method: "GET", url: first.location, headers: {} } as IncomingMessage;
  expect(guardRequest(request)).toBeNull();
  const end = ask(first.location, asking);
  if (end.kind === "redirect")
    throw new Error(`${address} takes two hops: ${first.location}, ${end.location}`);
  return { status: first.status, location: first.location, end };
}

/** One test a row, each in both languages: the address moved there for good, in one hop. */
export function moved(rows: readonly (readonly [from: string, to: string])[], asking: Asking = {}): void {
  const both = rows.flatMap(([from, to]) => [
    [from, to] as const,
    [`/es${from}`, localPath("es", to)] as const,
  ]);
  test.each(both)("%s → %s", (from, to) => {
    const { status, location } = hop(from, asking);
    expect({ status, location }).toEqual({ status: 308, location: to });
  });
}

/** One test a row, each in both languages: the address is nothing that the site knows. */
export function unknown(addresses: readonly string[], asking: Asking = {}): void {
  test.each(addresses.flatMap((address) => [address, `/es${address}`]))("%s is not found", (address) => {
    const page = /\/es(\/|$)/.test(address) ? "/v/es/north/locked/not-found" : "/v/en/north/locked/not-found";
    expect(ask(address, asking)).toMatchObject({ kind: "page", status: 404, internal: page });
  });
}
