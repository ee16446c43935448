import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { feedUrl } from "@forecourt/sample-dealership/files";
import { expect, test } from "@playwright/test";
import { type Product, startProduct } from "./product/start-product.ts";

const IMPORT = new URL("../../feed-importer/src/import-cli.ts", import.meta.url).pathname;

type Car = {
  vin: string;
  url: string;
  price: number;
  priceLocked: boolean;
  visibility: string;
  status: string;
};

let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: "info" });
});
test.afterAll(() => product?.stop());

/** Runs the importer by hand, into the database of the running product. */
async function importFeed(text: string): Promise<void> {
  const file = join(product.dataDir, "changed-feed.csv");
  writeFileSync(file, text);
  await promisify(execFile)(process.execPath, [IMPORT, file], {
    env: { ...process.env, DATA_DIR: product.dataDir },
  });
}

async function usedCars(): Promise<Car[]> {
  const path = "/api/v1/store-group/larkspur/website/vehicles?condition=used&sort=oldest";
  const answer = (await (await fetch(product.url + path)).json()) as { vehicles: Car[] };
  const isPlain = (car: Car) => !car.priceLocked && car.visibility === "public" && car.status === "available";
  return answer.vehicles.filter(isPlain);
}

/** The status of a page and the dollar amounts on it. */
async function look({ url }: Car): Promise<{ status: number; dollars: string[] }> {
  const answer = await fetch(url);
  const dollars = [...(await answer.text()).matchAll(/\$([\d,]+)/g)].map(([, number = ""]) => number);
  return { status: answer.status, dollars };
}

test("a changed feed appears on the running site within seconds", async () => {
  const [cheaper, gone] = (await usedCars()) as [Car, Car];
  const fees = 255;
  const inDollars = (price: number) => price.toLocaleString("en-US");
  expect(await look(cheaper)).toMatchObject({
    status: 200,
    dollars: expect.arrayContaining([inDollars(cheaper.price)]),
  });
  expect((await look(gone)).status).toBe(200);
  const list = `${product.url}/used-cars-for-sale?sort=oldest`;
  expect(await (await fetch(list)).text()).toContain(gone.vin);

  const before = cheaper.price - fees;
  const lines = readFileSync(feedUrl, "utf8").split(/\r?\n/);
  const changed = lines
    .filter((line) => !line.includes(`"${gone.vin}"`))
    .map((line) => (line.includes(cheaper.vin) ? line.replaceAll(`"${before}"`, `"${before - 500}"`) : line));
  expect(changed.length).toBe(lines.length - 1);
  await importFeed(changed.join("\n"));

  const now = inDollars(cheaper.price - 500);
  await expect.poll(async () => (await look(cheaper)).dollars).toContain(now);
  const gonePage = { message: "a vehicle that left the stock is gone" };
  await expect.poll(async () => (await look(gone)).status, gonePage).toBe(410);
  expect(await (await fetch(list)).text()).not.toContain(gone.vin);
  expect(product.output(), "nothing was restarted").not.toMatch(/starting it again/);
});

test("the log has the path of a missing page, without its query and cut at 200 characters", async () => {
  const path = "/no-such-page";
  const longPath = `/${"a".repeat(300)}`;
  expect((await fetch(`${product.url}${path}?email=ada@example.com`)).status).toBe(404);
  await expect.poll(() => product.output()).toContain(`"Page not found: ${path}"`);
  expect(product.output()).not.toContain("ada@example.com");
  expect((await fetch(product.url + longPath)).status).toBe(404);
  await expect.poll(() => product.output()).toContain(`"Page not found: ${longPath.slice(0, 200)}"`);
});
