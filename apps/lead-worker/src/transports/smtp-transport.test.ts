import { createServer, type Socket } from "node:net";
import { leadPayload, routeLead } from "@forecourt/leads";
import { afterEach, describe, expect, it } from "vitest";
import { loadDealership } from "../dealership.ts";
import { smtpError, useMailServer } from "../testing/mail-server.ts";
import { makeLead } from "../testing/store-lead.ts";
import { smtpTransport } from "./smtp-transport.ts";

const mail = useMailServer();
const dealership = loadDealership();
const facts = dealership.factsOf("north");
const never = new AbortController().signal;
const ending = new Set<() => void>();
afterEach(() => {
  for (const end of ending) end();
  ending.clear();
});

function prepare(url: string, email?: string) {
  const lead = makeLead();
  const [found] = routeLead(lead.kind, dealership.routing, { storeId: "north", production: false });
  const route = { ...found!, ...(email !== undefined && { email }) };
  const payload = leadPayload(lead, route, facts);
  return smtpTransport(url, { from: undefined }).prepare({
    lead,
    route,
    payload,
    dealership: facts,
    storedAt: new Date(),
  });
}

async function send(url = mail.url, signal = never) {
  const prepared = prepare(url);
  if (!prepared.ok) throw new Error(prepared.code);
  return prepared.send(signal);
}

/** Starts a TCP server with the given handler and returns its URL. */
async function speak(handler: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    handler(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ending.add(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
}

describe("a message", () => {
  it("is sent when the server accepts it", async () => {
    expect(await send()).toEqual({ ok: true });
    expect(mail.received).toHaveLength(1);
  });

  it("is rejected unless its recipient is exactly one address", () => {
    for (const email of [
      "crm@example.com, evil@example.com",
      "crm@example.com\r\nBcc: evil@example.com",
      "crm",
      "",
    ]) {
      expect(prepare(mail.url, email)).toEqual({ ok: false, code: "recipient.invalid" });
    }
  });

  it.each([
    [
      "its sender",
      { onMailFrom: (_a: unknown, _s: unknown, done: (e: Error) => void) => done(smtpError(550)) },
    ],
    [
      "its recipient",
      { onRcptTo: (_a: unknown, _s: unknown, done: (e: Error) => void) => done(smtpError(550)) },
    ],
    ["its content", { onMessage: () => smtpError(550) }],
  ])("fails permanently when the server rejects %s with 5xx", async (_name, hooks) => {
    mail.behave(hooks);
    expect(await send()).toMatchObject({ ok: false, code: "smtp.550", retryable: false });
  });

  it("is retryable after a 4xx status", async () => {
    mail.behave({ onRcptTo: (_address, _session, done) => done(smtpError(451)) });
    expect(await send()).toMatchObject({ ok: false, code: "smtp.451", retryable: true });
  });
});

describe("a failure is retryable when the server", () => {
  it("rejects the login", async () => {
    mail.behave({ onAuth: (_auth, _session, done) => done(smtpError(535)) });
    const url = mail.url.replace("smtp://", "smtp://user:wrong@");
    expect(await send(url)).toMatchObject({ ok: false, code: "smtp.535", retryable: true });
  });

  it("rejects the connection", async () => {
    mail.behave({ onConnect: (_session, done) => done(smtpError(554)) });
    expect(await send()).toMatchObject({ ok: false, retryable: true });
  });

  it("is unreachable or closes the connection", async () => {
    expect(await send("smtp://127.0.0.1:1")).toMatchObject({ ok: false, retryable: true });
    expect(await send(await speak((socket) => socket.destroy()))).toMatchObject({
      ok: false,
      retryable: true,
    });
  });

  it("closes the connection after the message, without a status", async () => {
    const url = await speak((socket) => {
      socket.write("220 test\r\n");
      let inData = false;
      let message = "";
      socket.on("data", (chunk) => {
        const said = String(chunk);
        if (inData) message += said;
        if (message.endsWith("\r\n.\r\n")) socket.destroy();
        else if (said.startsWith("DATA")) inData = socket.write("354 go on\r\n") || true;
        else if (!inData) socket.write("250 ok\r\n");
      });
    });
    expect(await send(url)).toMatchObject({ ok: false, retryable: true });
  });

  it("does not answer before the timeout", async () => {
    const url = await speak(() => {});
    expect(await send(url, AbortSignal.timeout(80))).toEqual({
      ok: false,
      code: "timeout",
      retryable: true,
      retryAfterSeconds: null,
    });
  });
});
