import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { consentCookie } from "../src/testing/consent-cookie.ts";
import { startProduct } from "./product/start-product.ts";
import { expect, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";

const ID = "0b0d9a3e-6f0e-4d1f-9c3a-5d2f8a7b6c5d";
const COOKIES = `${consentCookie("essential,analytics")}; experimentId=${ID}`;

/** Everyone with an id gets the variant. It changes a word of the frame, and the title of a page. */
function definitions(name: string): object {
  const pages = { "/service": { seo: { title: `Service ${name}` } } };
  const langs = { en: { frame: { skip: `Skip ${name}` }, content: { pages } } };
  const variants = [
    { name: "control", weight: 0 },
    { name: "changed", weight: 100, langs },
  ];
  return { flags: {}, dynamicConfigs: {}, experiments: [{ name: "words", status: "running", variants }] };
}

async function startEndpoint(first: object) {
  const endpoint = { answer: first, url: "", close: () => server.close() };
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(endpoint.answer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/experiments.json`;
  return endpoint;
}

test("definitions of an endpoint replace the pages, and a move never mixes them", async ({ page }) => {
  const endpoint = await startEndpoint(definitions("A"));
  const product = await startProduct({ EXPERIMENTS_URL: endpoint.url, EXPERIMENTS_INTERVAL_SECONDS: "1" });
  try {
    const home = async () => (await fetch(product.url, { headers: { cookie: COOKIES } })).text();
    expect(await home()).toContain("Skip A");
    const cookies = COOKIES.split("; ").map((pair) => pair.split("=") as [string, string]);
    await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: product.url })));
    await page.goto(product.url);
    await hydratePage(page);
    endpoint.answer = definitions("B");
    await expect.poll(home).toContain("Skip B");
    // Pressed by script: a pointer on its way would have the page fetched ahead.
    await page
      .locator('a[href="/service"]')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL("**/service");
    await expect(page).toHaveTitle(/^Service [AB]$/);
    const name = (await page.title()).at(-1);
    await expect(page.getByRole("link", { name: /^Skip / }).first()).toHaveText(`Skip ${name}`);

    endpoint.answer = { experiments: "none" };
    await expect.poll(() => product.output()).toContain("dynamicConfigs: setting.missing");
    expect(await home()).toContain("Skip B");
    const worker = await (await fetch(`${product.workerUrl}/experiments`)).text();
    expect(worker).toContain("<h2>words</h2>");
  } finally {
    await product.stop();
    endpoint.close();
  }
});
