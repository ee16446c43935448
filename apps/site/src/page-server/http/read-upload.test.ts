import { connect } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { CUT_UPLOAD_HEADER } from "#shared/lead-form/cut-upload.ts";
import { usePageServer } from "../testing/use-page-server.ts";

const start = usePageServer();
const PATH = "/api/v1/stores/north/website/leads";

function formWith(bytes: number): FormData {
  const form = new FormData();
  form.set("firstName", "Ada");
  form.set("resume", new File([new Uint8Array(bytes).fill(0x61)], "a.pdf"));
  return form;
}

/** What the framework got, as a form. */
async function parsed({ headers, body }: { headers: object; body: string }): Promise<FormData> {
  const type = (headers as Record<string, string>)["content-type"] ?? "";
  return new Response(body, { headers: { "content-type": type } }).formData();
}

describe("an upload", () => {
  it("of 5 MB with its fields passes unchanged", async () => {
    const { url, requested } = await start();
    expect((await fetch(url + PATH, { method: "POST", body: formWith(5_242_881) })).status).toBe(200);
    const [request] = requested;
    expect(request!.headers[CUT_UPLOAD_HEADER]).toBeUndefined();
    expect(((await parsed(request!)).get("resume") as File).size).toBe(5_242_881);
  });

  it("that is longer keeps its fields and loses its file", async () => {
    const { url, requested } = await start();
    expect((await fetch(url + PATH, { method: "POST", body: formWith(6_000_000) })).status).toBe(200);
    const [request] = requested;
    expect(request!.headers[CUT_UPLOAD_HEADER]).toBe("1");
    expect(request!.body.length).toBeLessThan(66 * 1024);
    const form = await parsed(request!);
    expect(form.get("firstName")).toBe("Ada");
    expect((form.get("resume") as File).size).toBeLessThan(65 * 1024);
  });

  it("that declares more than 25 MB is refused before its body is sent", async () => {
    const { url, requested } = await start();
    const socket = connect(Number(new URL(url).port), "localhost");
    const answer = await new Promise<string>((resolve) => {
      socket.once("data", (data) => resolve(String(data)));
      socket.write(
        `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 25000001\r\n\r\n`,
      );
    });
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(requested).toHaveLength(0);
  });

  it("that streams more than 25 MB without saying so is refused", async () => {
    const { url, requested } = await start();
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 500) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const answer = await fetch(url + PATH, {
      method: "POST",
      body,
      headers,
      duplex: "half",
    } as RequestInit).catch(() => null);
    // The connection may close before the rest of the body is sent.
    expect(answer === null || answer.status === 413).toBe(true);
    expect(requested).toHaveLength(0);
  });

  it("is limited to a number at once; others are asked to come again", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { url } = await start({
      trustProxy: true,
      next: async (request, response) => {
        for await (const _ of request);
        await gate;
        response.end("stored");
      },
    });
    const post = (client: number) =>
      fetch(url + PATH, {
        method: "POST",
        body: formWith(10),
        headers: { "x-forwarded-for": `192.0.2.${client}` },
      });
    const ended: number[] = [];
    const all = Array.from({ length: 16 }, async (_, n) => ended.push((await post(n)).status));
    await vi.waitFor(() => expect(ended).toEqual([503, 503, 503, 503]));
    release();
    await Promise.all(all);
    expect(ended.slice(4)).toEqual(Array(12).fill(200));
    expect((await post(1)).status).toBe(200);
  });
});

describe("other bodies stay small", () => {
  it.each([
    ["another address", "/api/v1/stores/north/website/watches", "multipart/form-data; boundary=b"],
    ["a longer address", `${PATH}/more`, "multipart/form-data; boundary=b"],
    ["another type", PATH, "application/json"],
    ["a plain form", PATH, "application/x-www-form-urlencoded"],
  ])("at %s", async (_name, path, type) => {
    const { url, requested } = await start();
    const body = "x".repeat(32 * 1024 + 1);
    const answer = await fetch(url + path, { method: "POST", body, headers: { "content-type": type } });
    expect(answer.status).toBe(413);
    expect(requested).toHaveLength(0);
  });

  it("and no client can say that its upload was cut", async () => {
    const { url, requested } = await start();
    await fetch(url + PATH, { method: "POST", body: formWith(1), headers: { [CUT_UPLOAD_HEADER]: "1" } });
    expect(requested[0]!.headers[CUT_UPLOAD_HEADER]).toBeUndefined();
  });
});
