import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, beforeAll, beforeEach } from "vitest";

export type ReceivedMail = { from: string; to: string[]; raw: string };
type Hooks = Pick<SMTPServerOptions, "onConnect" | "onMailFrom" | "onRcptTo" | "onAuth"> & {
  /** Called with each complete message; a returned error rejects it. */
  onMessage?: (mail: ReceivedMail) => Error | null;
};

export type MailServer = {
  /** `smtp://127.0.0.1:…` */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Sets hooks that change the server's behaviour; cleared before every test. */
  behave: (hooks: Hooks) => void;
};

/** A real SMTP server without TLS for a test file. */
export function useMailServer(options: SMTPServerOptions = {}): MailServer {
  const received: ReceivedMail[] = [];
  let hooks: Hooks = {};
  let port = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    logger: false,
    closeTimeout: 50,
    ...options,
    onConnect: (session, callback) => (hooks.onConnect ? hooks.onConnect(session, callback) : callback()),
    onAuth: (auth, session, callback) =>
      hooks.onAuth ? hooks.onAuth(auth, session, callback) : callback(null, { user: "any" }),
    onMailFrom: (address, session, callback) =>
      hooks.onMailFrom ? hooks.onMailFrom(address, session, callback) : callback(),
    onRcptTo: (address, session, callback) =>
      hooks.onRcptTo ? hooks.onRcptTo(address, session, callback) : callback(),
    onData: async (stream, session, callback) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const { mailFrom, rcptTo } = session.envelope;
      const mail = {
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString("utf8"),
      };
      const refusal = hooks.onMessage?.(mail) ?? null;
      if (refusal === null) received.push(mail);
      callback(refusal);
    },
  });
  server.on("error", () => {});
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    port = (server.server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    received.length = 0;
    hooks = {};
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    received,
    behave: (next) => {
      hooks = next;
    },
  };
}

export function smtpError(responseCode: number): Error {
  return Object.assign(new Error("refused"), { responseCode });
}
