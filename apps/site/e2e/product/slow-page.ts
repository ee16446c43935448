import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { productUrl } from "./test.ts";

export type SlowPage = { url: string; stop: () => void };

/** Serves the product with one page in chunks; `untilNext` is awaited between two chunks. */
export async function startSlowPage(
  path: string,
  cut: (html: string) => readonly string[],
  untilNext: () => Promise<void>,
): Promise<SlowPage> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(productUrl() + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    if (request.url === path) {
      for (const piece of cut(body.toString("utf8"))) {
        response.write(piece);
        await untilNext();
      }
      response.end();
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
  return { url, stop: () => server.close() };
}
