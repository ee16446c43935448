import type { Page } from "@playwright/test";
import { ownNetwork } from "./product/network.ts";
import { codeFor, newPhone } from "./product/phone-code.ts";
import { expect, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { lockedCar } from "./shopper/locked-car.ts";

// A visitor who has not chosen: the banner asks.
test.use({ extraHTTPHeaders: ownNetwork(), storageState: { cookies: [], origins: [] } });

/** The names in the cookie policy's table below a heading. Without https sealed cookies have no prefix. */
async function namesIn(page: Page, heading: string): Promise<string[]> {
  const rows = page.getByRole("region", { name: heading }).getByRole("rowheader");
  await expect(rows.first()).toBeVisible();
  return (await rows.allTextContents()).sort();
}

async function unlock(page: Page, vin: string): Promise<void> {
  const main = page.getByRole("main");
  const phone = newPhone();
  await page.goto(`/unlock?vin=${vin}`);
  await main.getByLabel("First name").fill("Kit");
  await main.getByLabel("Last name").fill("Keeper");
  await main.getByLabel("Email").fill("kit.keeper@example.com");
  await main.getByLabel(/phone$/i).fill(phone);
  await main.getByRole("checkbox", { name: /^Remember my details/ }).check();
  await main.getByRole("button", { name: "Show me the price" }).click();
  await expect(main.getByLabel("6-digit code")).toBeVisible();
  await main.getByLabel("6-digit code").fill(await codeFor(phone));
  await main.getByRole("button", { name: "Confirm" }).click();
  await expect(main.getByRole("heading", { name: "Access Granted!" })).toBeVisible();
}

test("after a full walk the browser holds what the policy lists, and nothing after forgetting", async ({
  page,
  context,
}) => {
  const cookies = new Set<string>();
  const noteCookies = async () => {
    for (const { name } of await context.cookies()) cookies.add(name.replace(/^__Host-/, ""));
  };
  const car = await lockedCar();
  page.on("response", () => void noteCookies().catch(() => {}));

  await page.request.get("/", { headers: { "Sec-GPC": "1" } });
  await noteCookies();
  await page.goto("/contact-us");
  await page.request.post("/api/store", { data: { store: "riverside" } });
  // A refused form without scripts.
  await page.request.post("/api/v1/stores/north/website/leads", {
    form: { kind: "CONTACT_GENERAL" },
    maxRedirects: 0,
  });
  await noteCookies();
  await unlock(page, car.vin);
  await noteCookies();

  await page.goto(new URL(car.url).pathname);
  await hydratePage(page);
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await page.goto(`/my-terms?vin=${car.vin}`);
  await hydratePage(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Continue" }).click();
  await page.evaluate(() => {
    // The terms and the calculator have tests of their own: here only the names matter.
    localStorage.setItem("payment-terms", "2000,0,700,60");
  });

  const consent = encodeURIComponent("essential,functional,analytics");
  await context.addCookies([{ name: "allowCookies", value: consent, url: page.url() }]);
  await page.goto("/contact-us");
  await page.getByRole("textbox", { name: "Message" }).fill("Is it still there?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Message sent!" })).toBeVisible();
  await noteCookies();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toContain("saved-vehicles");
  const values = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const personal of ["Keeper", "kit.keeper"]) expect(values).not.toContain(personal);

  for (const [path, cookiesHeading, storageHeading] of [
    ["/legal/cookie-policy", "The cookies we set", "In your browser’s storage"],
    ["/es/legal/cookie-policy", "Las cookies que ponemos", "En el almacenamiento de su navegador"],
  ] as const) {
    await page.goto(path);
    expect(await namesIn(page, cookiesHeading)).toEqual([...cookies].sort());
    const listed = await namesIn(page, storageHeading);
    expect(stored.filter((key) => !listed.includes(key))).toEqual([]);
  }

  await page.goto("/my-details");
  await hydratePage(page);
  await page.getByRole("button", { name: "Forget everything here" }).click();
  await expect(page.getByRole("heading", { name: "This device has forgotten you" })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
