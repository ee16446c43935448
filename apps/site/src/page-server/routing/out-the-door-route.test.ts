import { describe, expect, test } from "vitest";
import { redirectOf, redirects, routeOf, useStock } from "../testing/routes.ts";
import { OUTLANDER, SOLD, VIN } from "../testing/test-vehicles.ts";

useStock();

const SHEET = `/out-the-door/${VIN.outlander}`;
const TERMS = "terms=2000,0,700,60";

const internalOf = (address: string, now?: string) => {
  const route = routeOf(address, now ? { now: new Date(now) } : {});
  return route.kind === "page" ? route.internal : null;
};

describe("outTheDoorRoute", () => {
  test("is a page of its day, terms and ZIP code, resolved for each request", () => {
    const route = routeOf(`${SHEET}?${TERMS}&zip=65804`);
    expect(route).toMatchObject({
      kind: "page",
      dated: true,
      internal: `/v/en/north/locked/out-the-door/${VIN.outlander}?day=2026-11-20&terms=2000%2C0%2C700%2C60&zip=65804`,
    });
    expect(route).not.toHaveProperty("personal");
  });

  test("changes at midnight of the dealership", () => {
    const before = internalOf(SHEET, "2026-11-21T05:59:59Z");
    expect(before).toMatch(/day=2026-11-20$/);
    expect(internalOf(SHEET, "2026-11-21T06:00:00Z")).toMatch(/day=2026-11-21$/);
  });

  test("nobody but the server sets the day", () => {
    expect(internalOf(`${SHEET}?day=2030-01-01`)).toMatch(/\?day=2026-11-20$/);
  });

  redirects([
    [`${SHEET.toLowerCase()}?zip=65804`, `${SHEET}?zip=65804`],
    [`${SHEET}/`, SHEET],
    [`${SHEET}?zip=65804-1234&${TERMS}`, `${SHEET}?${TERMS}&zip=65804`],
    [`${SHEET}?zip=+65804&utm_source=mail`, `${SHEET}?zip=65804&utm_source=mail`],
    [`${SHEET}?terms=2049,0,703,61`, `${SHEET}?${TERMS}`],
    [`${SHEET}?terms=lots&zip=none`, SHEET],
    [`${SHEET}?zip=65804&down=2,049&equity=0&score=703&term=61`, `${SHEET}?${TERMS}&zip=65804`],
    // The form's own fields win over the terms of the address.
    [`${SHEET}?terms=0,0,500,12&down=2000&equity=0&score=700&term=60`, `${SHEET}?${TERMS}`],
  ]);

  test("the form with the example terms unchanged has none", () => {
    const example = "down=2854&equity=0&score=850&term=72";
    const { location } = redirectOf(`${SHEET}?zip=65804&${example}`);
    const changed = redirectOf(`${SHEET}?zip=65804&${example.replace("72", "60")}`).location;
    expect([location, changed].map((address) => address.replace(SHEET, ""))).toEqual([
      expect.stringMatching(/^\?(terms=\d+,0,850,72&)?zip=65804$/),
      expect.stringMatching(/^\?terms=\d+,0,850,60&zip=65804$/),
    ]);
  });

  test.each([
    [`/out-the-door/${VIN.sold}?zip=65804`, SOLD],
    [`/out-the-door/${VIN.private}`, OUTLANDER.replace(VIN.outlander, VIN.private)],
  ])("%s redirects to the vehicle, for now", (from, to) => {
    expect(routeOf(from)).toEqual({ kind: "redirect", status: 307, location: to });
  });

  test.each([`/out-the-door/${VIN.unknown}`, "/out-the-door", "/out-the-door/a", `${SHEET}/x`])(
    "%s is not found",
    (address) => {
      expect(routeOf(address)).toMatchObject({ kind: "page", status: 404 });
    },
  );
});
