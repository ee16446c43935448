import { rawRequest } from "./product/raw-request.ts";
import { expect, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";

test("every list has one canonical address", async () => {
  for (const [from, to] of [
    ["/cars-for-sale/", "/cars-for-sale"],
    ["/cars-for-sale?bodystyle=suvs", "/cars-for-sale/suvs"],
    ["/cars-for-sale/trucks/suvs", "/cars-for-sale/suvs/trucks"],
    ["/cars-for-sale?condition=used", "/used-cars-for-sale"],
    ["/cars-for-sale?sort=newest&page=1", "/cars-for-sale"],
    ["/search-vehicles", "/cars-for-sale"],
    ["/search-vehicles/all-inventory/bodystyle/suvs", "/cars-for-sale/suvs"],
  ] as const) {
    const { status, headers } = await rawRequest(from);
    expect([status, headers["location"]], from).toEqual([308, to]);
  }
  const beyond = await rawRequest("/cars-for-sale?page=999");
  expect([beyond.status, beyond.headers["location"]]).toEqual([
    307,
    expect.stringMatching(/^\/cars-for-sale\?page=\d\d$/),
  ]);
  for (const path of ["/-cars-for-sale", "/cars-for-sale/spaceships", "/old-cars-for-sale"])
    expect((await rawRequest(path)).status, path).toBe(404);
});

test("the language link of a filtered list has the list's canonical address", async ({ page }) => {
  await page.goto("/cars-for-sale?year=2024,null&stores=north,west-park");
  const { pathname, search } = new URL(page.url());
  await hydratePage(page);
  await expect(page.getByRole("link", { name: "Español" }).first()).toHaveAttribute(
    "href",
    `/es${pathname}${search}`,
  );
  expect(search).toContain(",");
});
