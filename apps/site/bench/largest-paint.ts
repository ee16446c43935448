import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { encodeBody } from "../src/page-server/http/encodings.ts";
import { median } from "./median.ts";
import { runLighthouse } from "./run-lighthouse.ts";

/**
 * Largest contentful paint in ms, with Lighthouse's mobile preset, the median of `runs`. Runs without a paint are
 * repeated; it throws after `runs` of them.
 */
export async function medianLargestPaint(url: string, runs: number): Promise<number> {
  const values: number[] = [];
  for (let run = 0; values.length < runs; run += 1) {
    if (run === 2 * runs) throw new Error(`Lighthouse saw no paint of ${url} in ${run - values.length} runs`);
    const result = await runLighthouse(url, { onlyAudits: ["largest-contentful-paint"] });
    const paint = result?.audits["largest-contentful-paint"]?.numericValue;
    if (paint !== undefined) values.push(paint);
  }
  return median(values);
}

/** Serves the site without scripts, from memory and compressed: the lower bound for a page. */
export async function startScriptFree(origin: string): Promise<{ url: string; stop: () => void }> {
  const kept = new Map<string, ReturnType<typeof readWithoutScripts>>();
  const server = createServer(async (request, response) => {
    const url = origin + request.url;
    if (!kept.has(url)) kept.set(url, readWithoutScripts(url));
    const { status, headers, body } = await kept.get(url)!;
    response.writeHead(status, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

async function readWithoutScripts(url: string) {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const type = answer.headers.get("content-type") ?? "";
  const body = Buffer.from(await answer.arrayBuffer());
  const isText = /^text\/|json|javascript|svg/.test(type);
  const encodings = isText
    ? await encodeBody(type.includes("text/html") ? Buffer.from(withoutScripts(body.toString("utf8"))) : body)
    : null;
  const headers = {
    "content-type": type,
    "cache-control": answer.headers.get("cache-control") ?? "",
    ...(encodings && { "content-encoding": "br" }),
  };
  return { status: answer.status, headers, body: encodings?.br ?? body };
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "");
}
