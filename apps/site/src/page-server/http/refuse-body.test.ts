import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { leadsApiPath } from "#shared/addresses/public-paths.ts";
import { readUpload } from "./read-upload.ts";
import { refuseBody } from "./refuse-body.ts";

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(dropped?: Parameters<typeof refuseBody>[2]): Promise<number> {
  server = createServer(async (request, response) => {
    const read = await readUpload(request);
    if (read.ok) response.end("ok");
    else await refuseBody(request, response, dropped);
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Sends a body of this many bytes as a browser does. It reads the answer after the body. */
async function upload(bytes: number, headers: Record<string, string>) {
  const port = await serve();
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const path = leadsApiPath("north");
    const sent = httpRequest({ port, path, method: "POST", headers: { ...type, ...headers } }, (answer) => {
      let body = "";
      answer.on("data", (chunk) => {
        body += chunk;
      });
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, type: String(answer.headers["content-type"]), body }),
      );
    });
    sent.on("error", reject);
    sent.end(Buffer.alloc(bytes));
  });
}

it.each([
  ["whose length is declared", { "content-length": "26000000" }],
  ["whose length is not declared", { "transfer-encoding": "chunked" }],
])("answers a program's upload %s when it has been sent", async (_name, headers) => {
  const { status, type, body } = await upload(26_000_000, headers);
  expect([status, type]).toEqual([413, "application/json; charset=utf-8"]);
  expect(JSON.parse(body)).toEqual({
    errors: [{ field: "", code: "too-large", message: "The request is too large." }],
  });
});

it("answers a browser with a page in the language of the form, with the way back", async () => {
  const referer = "https://cars.example/es/careers?a=1&b=2";
  const { status, type, body } = await upload(26_000_000, { accept: "text/html,*/*", referer });
  expect([status, type]).toEqual([413, "text/html; charset=utf-8"]);
  expect(body).toContain('<html lang="es">');
  expect(body).toContain("Es demasiado grande");
  expect(body).toContain('<a href="/es/careers?a=1&#38;b=2">Regresar</a>');
});

describe("a client that sends its body late", () => {
  const HEAD = `POST ${leadsApiPath("north")} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 26000000\r\n\r\n`;
  const limits = { maxBytes: 100_000_000, maxMs: 3_600_000, maxPauseMs: 3_600_000 };

  it("has its answer before", async () => {
    const socket = connect(await serve(limits), "127.0.0.1");
    socket.write(HEAD);
    const answer = await new Promise((resolve) => socket.once("data", resolve));
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    // A closed connection would be reset.
    const closed = once(socket, "end");
    socket.resume().write(Buffer.alloc(26_000_000));
    await closed;
  });

  it("is closed when it pauses", async () => {
    const socket = connect(await serve({ ...limits, maxPauseMs: 50 }), "127.0.0.1");
    socket.write(HEAD);
    let answer = "";
    for await (const chunk of socket) answer += chunk;
    expect(answer).toContain('"too-large"');
  });
});
