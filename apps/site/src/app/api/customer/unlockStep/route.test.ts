import { exampleVehicle } from "@forecourt/inventory/testing";
import { beforeAll, expect, test } from "vitest";
import type { UnlockStepContent } from "#features/unlock-price/unlock-step-content.ts";
import { sealPendingUnlock } from "#server/cookies/pending-unlock.ts";
import { cookieName } from "#server/cookies/set-cookie.ts";
import { welcomeSetCookie } from "#server/cookies/welcome-cookie.ts";
import { SITE_URL, stockSite, unlockedCookie, useTestSite } from "#testing/use-test-site.ts";
import { GET } from "./route.ts";

useTestSite();
const car = exampleVehicle();
beforeAll(() => stockSite([car]));

async function answer(page: string, cookie = ""): Promise<Response> {
  const query = new URLSearchParams({ page });
  return GET(new Request(`${SITE_URL}/api/customer/unlockStep?${query}`, { headers: { cookie } }));
}

async function stepOf<Kind extends UnlockStepContent["kind"]>(kind: Kind, page: string, cookie?: string) {
  const step = (await (await answer(page, cookie)).json()) as UnlockStepContent;
  expect(step.kind).toBe(kind);
  return step as Extract<UnlockStepContent, { kind: Kind }>;
}

test("gives the form with the vehicle, without its locked price", async () => {
  const response = await answer(`/unlock?vin=${car.vin}&next=%2Fcars-for-sale`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const text = await response.text();
  expect(text).not.toMatch(/28[,.]?545|28[,.]?290|2829000/);
  const { frame, form } = JSON.parse(text);
  expect(frame.vehicle.name).toBe("2024 Mitsubishi Outlander");
  expect(form.hidden).toMatchObject({ kind: "UNLOCK_PRICE", vin: car.vin, next: "/cars-for-sale" });
});

test("reads language and store from the page's address and the cookie", async () => {
  const { form } = await stepOf("details", `/es/unlock?vin=${car.vin}`, "userSelectedStore=airport");
  expect(form.hidden["locale"]).toBe("es");
  expect(form.action).toContain("/stores/airport/");
});

test("asks for the code of the phone that waits, and starts again without one", async () => {
  await stepOf("note", "/unlock/verify");
  const pending = await pendingCookie();
  const { frame, form } = await stepOf("code", `/unlock/verify?vin=${car.vin}&notice=code-wait`, pending);
  expect(frame.text).toContain("the phone ending in 0123");
  expect(form.granted).toBe(`/unlock/granted?vin=${car.vin}`);
  expect(form.notice?.tone).toBe("info");
});

test("greets by name after the unlock, and shows the form before it", async () => {
  const page = `/unlock/granted?vin=${car.vin}`;
  const [welcome] = (await welcomeSetCookie("Ada", process.env["SITE_SECRET"]!, true)).split(";");
  const { frame, price } = await stepOf("granted", page, `${await unlockedCookie()}; ${welcome}`);
  expect(frame.text).toContain("Ada");
  expect(price?.amount).toBe("$28,545");
  await stepOf("details", page, welcome);
});

test("shows the payment by the terms of the page to continue to, and keeps them", async () => {
  const open = await unlockedCookie();
  const granted = (next: string) =>
    stepOf("granted", `/unlock/granted?vin=${car.vin}&next=${encodeURIComponent(next)}`, open);
  const example = await granted("/cars-for-sale");
  expect(example.price?.payment?.terms).toMatch(/^72 mo/);
  const own = await granted("/cars-for-sale?terms=2000,0,610,60");
  expect(own.price?.payment?.terms).toMatch(/^Your terms: 60 mo, .*\$2,000 down, score 600–619/);
  expect(own.price?.payment?.amount).not.toBe(example.price?.payment?.amount);
  const [vehicle, onward] = own.links.map(({ href }) => href);
  expect(vehicle).toContain(`${car.vin}?terms=2000,0,610,60`);
  expect(onward).toBe("/cars-for-sale?terms=2000,0,610,60");
  const back = await granted(vehicle!);
  expect(back.links.map(({ href }) => href)).toEqual([vehicle, "/cars-for-sale?terms=2000,0,610,60"]);
});

test.each(["/cars-for-sale", "", "https://elsewhere.example/unlock", "//elsewhere.example/unlock"])(
  "refuses %j, which is no page of the unlock",
  async (page) => {
    expect((await answer(page)).status).toBe(404);
  },
);

async function pendingCookie(): Promise<string> {
  const profile = { phone: "4175550123" } as Parameters<typeof sealPendingUnlock>[0]["profile"];
  return `${cookieName("pending-unlock", true)}=${await sealPendingUnlock({ profile, remember: false }, process.env["SITE_SECRET"]!)}`;
}
