import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readProcessState } from "@forecourt/database/embedded";
import { expect, test } from "@playwright/test";
import { type MailServer, startMailServer } from "./product/mail-server.ts";
import { type Mailbox, openMailbox } from "./product/mailbox.ts";
import { untilDelivered, untilWorking } from "./product/queue.ts";
import { type Product, startProduct } from "./product/start-product.ts";
import { coreIf } from "./product/test.ts";
import { untilMore } from "./product/until-more.ts";
import { postLead, question } from "./shopper/post-lead.ts";

test.describe.configure({ mode: "serial" });

let product: Product;
let mail: MailServer;
let mailbox: Mailbox;
const mailFolder = mkdtempSync(join(tmpdir(), "forecourt-mail-"));

test.beforeAll(async () => {
  mail = await startMailServer(mailFolder);
  product = await startProduct({ SMTP_URL: mail.url });
  mailbox = openMailbox(mailFolder);
});

test.afterAll(async () => {
  await product?.stop();
  await mail?.stop();
  rmSync(mailFolder, { recursive: true, force: true });
});

/** The lead ids delivered per mark, with duplicates. */
async function delivered(): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  for (const { email, leadId } of await mailbox.mails()) {
    const mark = /mark:([\w-]+)/.exec(email.text ?? "")?.[1] ?? "";
    ids.set(mark, [...(ids.get(mark) ?? []), leadId]);
  }
  return ids;
}

test("fifty leads are each delivered once without failures", async () => {
  const marks = Array.from({ length: 50 }, (_, at) => `quiet-${at}`);
  const ids = await Promise.all(marks.map((mark) => postLead(product.url, question(mark))));
  await untilDelivered(product.workerUrl);
  const arrived = await delivered();
  expect(marks.map((mark) => arrived.get(mark))).toEqual(ids.map((id) => [id]));
});

/** Sends leads until `stop`, which resolves with the id of each mark. */
function keepPosting(name: string): { accepted: Map<string, string>; stop: () => Promise<void> } {
  const accepted = new Map<string, string>();
  let posting = true;
  const lane = async (number: number) => {
    for (let at = 0; posting; at += 1) {
      const mark = `${name}-${number}-${at}`;
      accepted.set(mark, await postLead(product.url, question(mark)));
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  };
  const lanes = [1, 2, 3].map(lane);
  const stop = async () => {
    posting = false;
    await Promise.all(lanes);
  };
  return { accepted, stop };
}

async function expectDelivered(accepted: ReadonlyMap<string, string>): Promise<void> {
  await untilDelivered(product.workerUrl);
  const arrived = await delivered();
  for (const [mark, id] of accepted)
    expect([...new Set(arrived.get(mark))], `${mark} arrives, under its own id alone`).toEqual([id]);
}

const CORE_PARTS = ["database", "site"] as const;

// The worker's own tests kill it alone: its leases take half a minute to end.
for (const killed of [CORE_PARTS, ["lead-worker", "database", "site"], ["database"], ["site"]] as const) {
  test(
    `every accepted lead is delivered after a kill of ${killed.join(", ")}`,
    coreIf(killed === CORE_PARTS),
    async () => {
      const { accepted, stop } = keepPosting(`kill-${killed.join("-")}`);
      await untilMore(() => accepted.size, 25);
      for (const part of killed) product.kill(part);
      await untilMore(() => accepted.size, 25);
      await stop();
      await expectDelivered(accepted);
      await untilWorking(product.workerUrl);
    },
  );
}

test("a killed start leaves no process behind, and the next start loses no lead", async () => {
  const left = [product.pidOf("site"), product.pidOf("lead-worker")];
  const { accepted, stop } = keepPosting("start");
  await untilMore(() => accepted.size, 10);
  await product.killStart();
  await untilMore(() => accepted.size, 10);
  await stop();
  await expectDelivered(accepted);
  expect(left.filter((pid) => readProcessState(pid)?.zombie === false)).toEqual([]);
});
