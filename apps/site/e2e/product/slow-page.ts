import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { productUrl } from "./test.ts";

export type SlowPage = { url: string; sendTheRest: () => void; stop: () => void };

/** Serves the product with one page of it arriving in two halves; the second comes when it is told to. */
export async function startSlowPage(path: string): Promise<SlowPage> {
  let sendTheRest = () => {};
  const told = new Promise<void>((resolve) => {
    sendTheRest = resolve;
  });
  const server = createServer(async (request, response) => {
    const answer = await fetch(productUrl() + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    if (request.url === path) {
      response.write(body.subarray(0, body.length / 2));
      await told;
      response.end(body.subarray(body.length / 2));
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
  return { url, sendTheRest, stop: () => server.close() };
}
