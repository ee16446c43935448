import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An event as the ad network's server gets it. */
export type ReceivedEvent = { path: string; body: { data: Record<string, unknown>[]; access_token: string } };

/** A server in place of Meta's Conversions API; it answers as that one and keeps what it gets. */
export async function startConversionsApi() {
  const received: ReceivedEvent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.setHeader("Content-Type", "application/json").end('{"events_received":1}');
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
