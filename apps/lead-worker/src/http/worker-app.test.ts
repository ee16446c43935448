import { request } from "node:http";
import { createVerification } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { countStates } from "../testing/queue.ts";
import { makeLead, storeLead } from "../testing/store-lead.ts";
import { useTestWorkers } from "../testing/test-worker.ts";
import { until } from "../testing/until.ts";

const database = useTestDatabase();
const workers = useTestWorkers(database);
beforeEach(() => database.reset());
const untilSent = (count: number) =>
  until(async () => expect(await countStates(database)).toEqual({ sent: count }));
const links = (page: string) => [...page.matchAll(/href="(\/inbox\/[^"]+)"/g)].map(([, href]) => href ?? "");

/** Sends a request with headers that a browser does not let a page set. */
function ask(port: number, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

describe("the inbox", () => {
  it("lists the newest first with links, and escapes shoppers' text", async () => {
    const { port } = await workers.start();
    const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
    expect(await (await get("/inbox")).text()).toContain("Nothing has arrived yet.");
    const hostile = "<script>alert(1)</script>\"'";
    const customer = { firstName: hostile, lastName: "<b>", email: "ada@example.com", phone: "4175550123" };
    await storeLead(
      database.site,
      workers.keyPair,
      makeLead({ kind: "CONTACT_GENERAL", customer, comments: hostile }),
    );
    await untilSent(1);
    const { publicKey } = workers.keyPair;
    const rest = { locale: "en", storeId: "north", groupPerDay: 9, secret: "s", publicKey };
    await createVerification(database.site, { phone: "+14175550123", networkKey: "n", ...rest });
    await untilSent(2);

    const list = await get("/inbox");
    const page = await list.text();
    expect(links(page)).toHaveLength(2);
    expect(page.indexOf("Text message to +14175550123")).toBeLessThan(page.indexOf("General question"));
    expect(page).not.toContain("<script");

    const [code = "", lead = ""] = links(page);
    expect(await (await get(code)).text()).toMatch(/\d{6} is your Larkspur Mitsubishi code/);
    const message = await (await get(lead)).text();
    expect(message).not.toContain("<script");
    expect(message).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    const raw = await get(`${lead}?raw`);
    expect(raw.headers.get("content-type")).toBe("message/rfc822");
    expect(raw.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(await raw.text()).toContain("To: hello@larkspurmitsubishi.example");

    const spanish = await (await get("/inbox", { "accept-language": "es-MX,es" })).text();
    expect(spanish).toContain('<html lang="es">');
    expect(spanish).toContain("Bandeja de entrada");
  });

  it("has a CSP that allows only its own style, and is not cached", async () => {
    const { port } = await workers.start();
    const answer = await fetch(`http://127.0.0.1:${port}/inbox`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const style = /<style>([\s\S]*?)<\/style>/.exec(await answer.text())?.[1] ?? "";
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    expect(policy).toContain(Buffer.from(hash).toString("base64"));
  });

  it("rejects other hosts and proxies, unlike /health", async () => {
    const { port } = await workers.start();
    for (const path of ["/inbox", "/inbox/2026-11-20T140732210Z-x.eml"]) {
      expect(await ask(port, path, { host: "evil.example" })).toBe(403);
      expect(await ask(port, path, { host: `localhost:${port}`, "x-forwarded-for": "203.0.113.7" })).toBe(
        403,
      );
    }
    expect(await ask(port, "/inbox", { host: `localhost:${port}` })).toBe(200);
    expect(await ask(port, "/health", { host: "worker.internal" })).toBe(200);
  });

  it.each([
    "..%2f..%2fkeys%2fworker-private-key",
    "..",
    "%2e%2e%2f",
    "2026-11-20T140732210Z-..%2fx.eml",
    "x.eml",
    "%00",
  ])("answers 404 for %s", async (name) => {
    const { port } = await workers.start();
    expect(await ask(port, `/inbox/${name}`, { host: "localhost" })).toBe(404);
  });
});

describe("health and metrics", () => {
  it("report the state of the queue", async () => {
    const { port } = await workers.start();
    await storeLead(database.site, workers.keyPair);
    await untilSent(1);
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({
      status: "ok",
      database: "up",
      queue: {
        ready: 0,
        oldestReadySeconds: null,
        sending: 0,
        dead: 0,
        held: 0,
        heldForKey: 0,
        sentLastMinute: 1,
      },
      transport: "file",
      codeTransport: "file",
      mailTransport: "file",
      lenderTransport: "file",
      pixelTransport: "none",
    });
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(metrics.headers.get("content-type")).toContain("text/plain");
    const text = await metrics.text();
    expect(text).toContain('forecourt_deliveries_total{subject="lead",outcome="sent"} 1');
    expect(text).toContain('forecourt_queue_messages{state="dead"} 0');
    expect(text).toContain("forecourt_queue_held_for_key 0");
    expect(text).toContain("forecourt_database_up 1");
  });
});

it("does not start on a port that is taken", async () => {
  const { port } = await workers.start();
  await expect(workers.start({ WORKER_PORT: String(port) })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
