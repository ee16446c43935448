import { describe, expect, test } from "vitest";
import { redirects, routeOf, useStock } from "../testing/routes.ts";
import { OUTLANDER } from "../testing/test-vehicles.ts";

useStock();

describe("terms in an address", () => {
  redirects([
    ["/cars-for-sale?terms=2049,0,704,61", "/cars-for-sale?terms=2000,0,700,60"],
    ["/cars-for-sale?terms=02000,0,700,60", "/cars-for-sale?terms=2000,0,700,60"],
    ["/cars-for-sale?terms=0,0,700,60&terms=2000,0,700,60", "/cars-for-sale?terms=2000,0,700,60"],
    [
      "/cars-for-sale?sort=oldest&terms=2000&terms=0&terms=704&terms=60",
      "/cars-for-sale?sort=oldest&terms=2000,0,700,60",
    ],
    ["/cars-for-sale?terms=2000&terms=0&terms=x&terms=60", "/cars-for-sale"],
    [`${OUTLANDER}?terms=2000&terms=0&terms=700&terms=60`, `${OUTLANDER}?terms=2000,0,700,60`],
    ["/cars-for-sale?terms=2000,0,700", "/cars-for-sale"],
    ["/cars-for-sale?terms=", "/cars-for-sale"],
    ["/cars-for-sale?terms=-1,0,700,60&sort=oldest", "/cars-for-sale?sort=oldest"],
    [
      "/cars-for-sale/Suvs?terms=2049,0,704,61&utm_source=mail",
      "/cars-for-sale/suvs?terms=2000,0,700,60&utm_source=mail",
    ],
    [
      "/cars-for-sale?utm_source=mail&terms=2049,0,704,61&sort=oldest",
      "/cars-for-sale?sort=oldest&terms=2000,0,700,60&utm_source=mail",
    ],
    [`${OUTLANDER}?terms=2049,0,704,61`, `${OUTLANDER}?terms=2000,0,700,60`],
    [
      "/auto-financing/apply-for-financing?sent=request&terms=2000&terms=0&terms=704&terms=60",
      "/auto-financing/apply-for-financing?sent=request&terms=2000,0,700,60",
    ],
    ["/contact-us?terms=2049,0,704,61", "/contact-us?terms=2000,0,700,60"],
    [`${OUTLANDER}?terms=none&down=500`, `${OUTLANDER}?down=500`],
    [`${OUTLANDER.replace("2024", "1")}?terms=9,0,700,60`, `${OUTLANDER}?terms=0,0,700,60`],
  ]);

  test.each([
    ["/cars-for-sale?terms=2000,0,700,60", "s=%2Fcars-for-sale%3Fterms%3D2000%2C0%2C700%2C60"],
    [`${OUTLANDER}?terms=2000,0,700,60&down=500&utm_source=mail`, "terms=2000%2C0%2C700%2C60&down=500"],
  ])("%s is part of the page's key", (address, query) => {
    const route = routeOf(address);
    expect(route.kind === "page" && route.internal.split("?")[1]).toBe(query);
  });
});
