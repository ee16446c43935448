import { describe, expect, it } from "vitest";
import type { VisitorVariant } from "#server/experiments/visitor-variants.ts";
import { pageAnswer } from "../routing/page-route.ts";
import { raw, usePageServer } from "../testing/use-page-server.ts";

const start = usePageServer();

/** A server on which the cookie names the visitor's variant of an experiment of the home page. */
async function startWithExperiment() {
  const shown: string[] = [];
  const server = await start({
    resolve: ({ pathname }, variant) => pageAnswer(variant, "content", {}, pathname),
    experimentVisit: ({ headers }, isDocument) => {
      const named = headers.cookie;
      const variants: VisitorVariant[] = named
        ? [{ experiment: "hero", variant: named, isControl: named === "control", pages: ["/"] }]
        : [];
      return {
        variants,
        setCookie: isDocument && named === "new" ? "experimentId=1" : null,
        shown: (address) => shown.push(`${named} ${address}`),
      };
    },
  });
  const get = (path: string, cookie?: string, headers: Record<string, string> = {}, method = "GET") =>
    raw(server.url, { path, method, headers: { ...(cookie && { cookie }), ...headers } });
  const pages = () => server.requested.map(({ headers }) => headers["x-forecourt-page"]);
  return { ...server, get, shown, pages };
}

describe("pages of an experiment", () => {
  it("are rendered once for each variant, and controls share the page without an id", async () => {
    const { get, pages } = await startWithExperiment();
    for (const cookie of ["bold", undefined, "control", "bold", "loud"]) await get("/", cookie);
    expect(pages()).toEqual([
      "/v/en/north/locked/content?variants=hero.bold",
      "/v/en/north/locked/content",
      "/v/en/north/locked/content?variants=hero.loud",
    ]);
  });

  it("share every other page", async () => {
    const { get, pages } = await startWithExperiment();
    for (const cookie of ["bold", undefined, "control"]) await get("/service", cookie);
    expect(pages()).toEqual(["/v/en/north/locked/content"]);
  });

  it("are recorded for documents and moves, not for prefetches and HEAD", async () => {
    const { get, shown } = await startWithExperiment();
    await get("/", "bold", {}, "HEAD");
    await get("/", "bold", { "sec-purpose": "prefetch;prerender" });
    await get("/", "bold", { rsc: "1", purpose: "prefetch" });
    await get("/", "bold", { rsc: "1", "next-router-prefetch": "1" });
    expect(shown).toEqual([]);
    await get("/", "bold");
    await get("/", "bold", { rsc: "1" });
    expect(shown).toEqual(["bold /", "bold /"]);
  });

  it("give a new id with a document alone, privately", async () => {
    const { get } = await startWithExperiment();
    const { headers } = await get("/", "new");
    expect(headers["set-cookie"]).toEqual(["experimentId=1"]);
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect((await get("/", "new", { rsc: "1" })).headers["set-cookie"]).toBeUndefined();
    expect((await get("/", "new", {}, "HEAD")).headers["set-cookie"]).toBeUndefined();
  });
});
