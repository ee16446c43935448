import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { storeExposures } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useTestWorkers } from "../../testing/test-worker.ts";

const database = useTestDatabase();
const workers = useTestWorkers(database);
beforeEach(() => database.reset());

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function page(headers: Record<string, string> = {}) {
  const { port } = await workers.start();
  return readPage(port, headers);
}

async function readPage(port: number, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/experiments`, { headers });
  return {
    status: answer.status,
    policy: answer.headers.get("content-security-policy"),
    text: await answer.text(),
  };
}

const cells = (text: string, variant: string) => {
  const row = text.split("<tr>").find((part) => part.includes(`<td>${variant}</td>`)) ?? "";
  return [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
};

const DEFINITIONS = {
  flags: { on: true },
  dynamicConfigs: {},
  experiments: [
    {
      name: "of-the-endpoint",
      status: "running",
      flag: "on",
      variants: [
        { name: "plain", weight: 50 },
        { name: "bold", weight: 50 },
      ],
    },
  ],
};

/** An HTTP server with definitions; null answers 503. */
async function startEndpoint() {
  const endpoint = { url: "", answer: DEFINITIONS as object | null };
  const server = createServer((_request, response) => {
    response.writeHead(endpoint.answer ? 200 : 503, { "content-type": "application/json" });
    response.end(JSON.stringify(endpoint.answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/experiments.json`;
  return endpoint;
}

describe("the page of experiments", () => {
  it("compares the variants, with an interval and a sentence", async () => {
    const visitors = Array.from({ length: 30 }, (_, at) => ({
      experiment: "home-hero-order",
      variant: at % 2 === 0 ? "pre-approval-first" : "warranty-first",
      visitor: `visitor-${at}`,
    }));
    await storeExposures(database.site, visitors);
    for (const { visitor, variant } of visitors)
      if (variant === "warranty-first")
        await database.owner.pool.query(
          "INSERT INTO experiment_outcome VALUES ('home-hero-order', $1, 'CONTACT_GENERAL')",
          [visitor],
        );
    const { text, policy } = await page();
    expect(cells(text, "pre-approval-first")).toEqual([
      "pre-approval-first",
      "15",
      "0",
      "0%",
      "0% – 20.4%",
      "–",
    ]);
    expect(cells(text, "warranty-first").slice(0, 5)).toEqual([
      "warranty-first",
      "15",
      "15",
      "100%",
      "79.6% – 100%",
    ]);
    expect(text).toContain("More visitors send a form with warranty-first than with pre-approval-first.");
    expect(text).not.toContain("visitor-");
    expect(policy).toContain("default-src 'none'");
  });

  it("says that the numbers tell nothing yet", async () => {
    const { text } = await page();
    expect(text).toContain("too few visitors");
  });

  it("knows the control and the state of an experiment that the site has from an endpoint", async () => {
    const endpoint = await startEndpoint();
    const { port } = await workers.start({ EXPERIMENTS_URL: endpoint.url });
    const seen = ["plain", "bold"].map((variant, at) => ({
      experiment: "of-the-endpoint",
      variant,
      visitor: `visitor-${at}`,
    }));
    await storeExposures(database.site, seen);
    const states = async () => {
      const { text } = await readPage(port);
      const [, section = ""] = text.split("<h2>of-the-endpoint</h2>");
      return [
        /<p class="quiet">(\w+)/.exec(section)?.[1],
        /does not answer|wrong definitions/.exec(text)?.[0],
      ];
    };
    expect(await states()).toEqual(["Running", undefined]);
    expect((await readPage(port)).text).not.toContain("home-hero-order");
    endpoint.answer = { ...DEFINITIONS, flags: { on: false } };
    expect(await states()).toEqual(["Off", undefined]);
    endpoint.answer = { experiments: "none" };
    expect(await states()).toEqual(["Off", "wrong definitions"]);
    endpoint.answer = null;
    expect(await states()).toEqual(["Off", "does not answer"]);
    endpoint.answer = DEFINITIONS;
    expect(await states()).toEqual(["Running", undefined]);
  });

  it("answers this machine only", async () => {
    expect((await page({ "x-forwarded-for": "203.0.113.9" })).status).toBe(403);
  });
});
