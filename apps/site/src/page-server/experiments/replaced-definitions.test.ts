import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ExperimentsConfig } from "@forecourt/dealership";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { setContentSource } from "#server/content/content-source.ts";
import { setExperimentsConfig } from "#server/experiments/experiments-config.ts";
import { visitorVariants } from "#server/experiments/visitor-variants.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { pageAnswer } from "../routing/page-route.ts";
import { loadContent } from "../state/dealership-files.ts";
import { raw, usePageServer } from "../testing/use-page-server.ts";
import { readExperimentsAt } from "./experiments-endpoint.ts";
import { followExperiments, refreshExperiments } from "./follow-experiments.ts";

const start = usePageServer();
const closing: (() => void)[] = [];
beforeAll(() => setContentSource(loadContent()));
afterEach(() => {
  for (const close of closing.splice(0)) close();
  setExperimentsConfig(null);
});

/** Every visitor with an id sees this first slide. */
function definitions(firstSlide: string, status: "running" | "off" = "running"): ExperimentsConfig {
  return {
    flags: {},
    dynamicConfigs: {},
    experiments: [
      {
        name: "hero",
        status,
        pages: ["/"],
        variants: [
          { name: "control", weight: 0 },
          { name: "changed", weight: 100, settings: { home: { firstSlide } } },
        ],
      },
    ],
  };
}
const A = definitions("lifetime-warranty");
const OFF = definitions("lifetime-warranty", "off");
const B = definitions("pre-approval");
const WRONG = definitions("no-such-slide");

/** An HTTP server with definitions; it knows its own version by an ETag. */
async function startEndpoint(first: unknown) {
  const endpoint = { definitions: first, status: 200, asked: [] as (string | undefined)[], url: "" };
  const listener = createServer(({ headers }, response) => {
    endpoint.asked.push(headers["if-none-match"]);
    const body = JSON.stringify(endpoint.definitions);
    const etag = `"${createHash("sha256").update(body).digest("hex")}"`;
    const isKnown = headers["if-none-match"] === etag;
    const status = isKnown && endpoint.status === 200 ? 304 : endpoint.status;
    response.writeHead(status, { "content-type": "application/json", etag, location: "/elsewhere" });
    response.end(status === 200 ? body : undefined);
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  closing.push(() => listener.close());
  endpoint.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/experiments.json`;
  return endpoint;
}

/** A site that follows an endpoint. Each page reads the settings twice, at its start and at its end. */
async function startSite(first: unknown) {
  const endpoint = await startEndpoint(first);
  const problems: string[] = [];
  const shown: string[] = [];
  let changes = 0;
  let whileRendering = async () => {};
  const read = readExperimentsAt(endpoint.url, { sleep: async () => {} });
  const refresh = () =>
    refreshExperiments({
      read,
      onChange: () => (changes += 1),
      onProblem: ({ codes }) => problems.push(...codes),
    });
  const { url, requested } = await start({
    async next(request, response) {
      requested.push({ url: request.url ?? "", headers: request.headers, body: "" });
      const first = firstSlide();
      await whileRendering();
      response.setHeader("content-type", "text/html");
      response.end(`<html><head></head><body>${first} ${firstSlide()}</body></html>`);
    },
    resolve: ({ pathname }, variant) => pageAnswer(variant, "content", {}, pathname),
    experimentVisit({ headers }) {
      const variants = visitorVariants(headers.cookie ?? null);
      const names = variants.map(({ experiment, variant }) => `${experiment}.${variant}`).join();
      return { variants, setCookie: null, shown: () => shown.push(names) };
    },
  });
  return {
    endpoint,
    problems,
    shown,
    refresh,
    changes: () => changes,
    duringRendering: (run: () => Promise<void>) => (whileRendering = run),
    /** The pages that were rendered. */
    rendered: () => requested.map(({ headers }) => headers["x-forecourt-page"]),
    /** The first slide at the start and at the end of the home page. */
    async slides(cookie?: string) {
      const { body } = await raw(url, { path: "/", headers: cookie ? { cookie } : {} });
      return body.toString().match(/<body>(.*)<\/body>/)?.[1];
    },
  };
}

const firstSlide = () => settingsFor("north").home.firstSlide ?? "default";

describe("definitions from an endpoint", () => {
  it("replace the pages when they change, and only then", async () => {
    const { endpoint, refresh, slides, changes, rendered } = await startSite(A);
    await refresh();
    expect([await slides("visitor"), await slides()]).toEqual([
      "lifetime-warranty lifetime-warranty",
      "default default",
    ]);
    await refresh();
    await slides("visitor");
    expect([changes(), rendered().length]).toEqual([1, 2]);
    expect(endpoint.asked[1]).toMatch(/^"/);
    endpoint.definitions = B;
    await refresh();
    expect([await slides("visitor"), await slides()]).toEqual([
      "pre-approval pre-approval",
      "default default",
    ]);
    endpoint.definitions = OFF;
    await refresh();
    expect([await slides("visitor"), changes()]).toEqual(["default default", 3]);
  });

  it("have a folder of their own, so that a router does not keep a frame of earlier ones", async () => {
    const { endpoint, refresh, slides, rendered } = await startSite(A);
    for (const next of [A, B]) {
      endpoint.definitions = next;
      await refresh();
      await slides("visitor");
    }
    const [first, second] = rendered().map((page) => String(page).split("/")[4]);
    expect([first, second]).toEqual([
      expect.stringMatching(/^locked_[0-9a-f]{8}$/),
      expect.stringMatching(/^locked_[0-9a-f]{8}$/),
    ]);
    expect(first).not.toBe(second);
  });

  it.each([
    ["unknown slides", WRONG, "experiments.0.variants.1.settings.home.firstSlide: slide.unknown"],
    [
      "prices",
      { ...B, dynamicConfigs: { a: { settings: { fees: {} } } } },
      "dynamicConfigs.a.settings.fees: experiment.not-allowed",
    ],
    ["another shape", { ...B, flags: [] }, "flags: setting.wrong-type"],
    ["no object", null, "setting.wrong-type"],
  ])("with %s are named, and those in use stay", async (_name, wrong, code) => {
    const { endpoint, refresh, slides, problems, changes } = await startSite(A);
    await refresh();
    endpoint.definitions = wrong;
    await refresh();
    await refresh();
    expect([problems, changes()]).toEqual([[code], 1]);
    expect(await slides("visitor")).toBe("lifetime-warranty lifetime-warranty");
  });

  it.each([
    [500, "http.500"],
    [404, "http.404"],
    [302, "invalid-response.redirect"],
  ])("stay while the endpoint answers %i, which is logged", async (status, code) => {
    const { endpoint, refresh, slides, problems } = await startSite(A);
    await refresh();
    endpoint.status = status;
    await refresh();
    expect(problems).toEqual([code]);
    expect(await slides("visitor")).toBe("lifetime-warranty lifetime-warranty");
    endpoint.status = 200;
    endpoint.definitions = B;
    await refresh();
    expect(await slides("visitor")).toBe("pre-approval pre-approval");
  });

  it("are the dealership's own while the endpoint never answered", async () => {
    const { endpoint, refresh, slides, problems, changes } = await startSite(A);
    endpoint.status = 503;
    await refresh();
    expect([problems, changes(), endpoint.asked.length]).toEqual([["http.503"], 0, 3]);
    expect(await slides()).toBe("default default");
  });

  it("that change during a rendering make the page and its exposure anew", async () => {
    const { endpoint, refresh, slides, shown, duringRendering } = await startSite(A);
    await refresh();
    duringRendering(async () => {
      if (endpoint.definitions === OFF) return;
      endpoint.definitions = OFF;
      await refresh();
    });
    expect(await slides("visitor")).toBe("default default");
    expect(shown).toEqual([""]);
  });
});

describe("followExperiments", () => {
  it("reads at once, after each wait, and goes on after a bug, until it is stopped", async () => {
    const stop = new AbortController();
    const waits: number[] = [];
    const errors: unknown[] = [];
    let reads = 0;
    const stopped = new Promise<void>((resolve) => {
      followExperiments({
        async read() {
          reads += 1;
          if (reads === 2) throw new Error("bug");
          return { kind: "unchanged" };
        },
        async wait(ms) {
          waits.push(ms);
          if (waits.length < 3) return;
          stop.abort();
          resolve();
        },
        everyMs: 60_000,
        onChange: () => {},
        onProblem: () => {},
        onError: (error) => errors.push(error),
        signal: stop.signal,
      });
    });
    await stopped;
    expect([reads, waits, errors]).toEqual([3, [60_000, 60_000, 60_000], [new Error("bug")]]);
  });
});
