import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { raw: string; to: string[]; email: Email };

export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  /** The first mail that fits, waiting for it. */
  waitFor(fits: (mail: ReceivedMail) => boolean, seconds?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
};

/** A real SMTP server, such as a CRM's inbox has one, that keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        mails.push({
          raw,
          to: session.envelope.rcptTo.map(({ address }) => address),
          email: await PostalMime.parse(raw),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async waitFor(fits, seconds = 30) {
      const until = Date.now() + seconds * 1000;
      for (;;) {
        const found = mails.find(fits);
        if (found) return found;
        if (Date.now() > until)
          throw new Error(`no such mail within ${seconds} s; ${mails.length} others came`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
