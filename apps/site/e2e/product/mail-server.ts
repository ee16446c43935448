import { once } from "node:events";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";

export type MailServer = { url: string; stop(): Promise<void> };

/**
 * An SMTP server in place of a CRM's inbox. Stores each message as one `.eml` in `folder` before it acknowledges it.
 * `openMailbox` reads them in order of arrival, also from another process.
 */
export async function startMailServer(folder: string): Promise<MailServer> {
  mkdirSync(folder, { recursive: true });
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received += 1;
        const name = String(received).padStart(6, "0");
        const to = session.envelope.rcptTo.map(({ address }) => `Delivered-To: ${address}\r\n`).join("");
        writeFileSync(join(folder, `.${name}`), Buffer.concat([Buffer.from(to), ...chunks]));
        renameSync(join(folder, `.${name}`), join(folder, `${name}.eml`));
        done();
      });
    },
  });
  // A worker killed during a message leaves a broken connection behind.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
