import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { BROWSER_ARGS, findBrowser } from "../e2e/browser/find-browser.ts";

/** Largest contentful paint in ms, Lighthouse's mobile preset, the median of `runs`. */
export async function medianLargestPaint(url: string, runs: number): Promise<number> {
  const { executablePath, env } = findBrowser();
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({
      chromePath: executablePath,
      chromeFlags: ["--headless", ...BROWSER_ARGS],
      envVars: { ...process.env, ...env },
    });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyAudits: ["largest-contentful-paint"],
        output: "json",
        logLevel: "silent",
      });
      values.push(result?.lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN);
    } finally {
      chrome.kill();
    }
  }
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Serves the same site without any script: what a page could be at best. */
export async function startScriptFree(origin: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, {
      headers: { accept: String(request.headers.accept ?? "*/*"), "accept-encoding": "identity" },
    });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    const served = type.includes("text/html") ? Buffer.from(withoutScripts(body.toString("utf8"))) : body;
    response.writeHead(answer.status, {
      "content-type": type,
      "cache-control": answer.headers.get("cache-control") ?? "",
    });
    response.end(served);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "");
}
