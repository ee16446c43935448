import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type MailServer, startMailServer } from "./product/mail-server.ts";
import { type Mailbox, openMailbox } from "./product/mailbox.ts";
import { openProductDatabase } from "./product/product-database.ts";
import { untilDelivered, untilWorking } from "./product/queue.ts";
import { type Product, startProduct } from "./product/start-product.ts";
import { untilMore } from "./product/until-more.ts";
import { type BookedDrive, freeDrives, postDrive, shopperOf } from "./shopper/post-appointment.ts";

/** As the sample dealership's settings: drives at the same time, and how long one takes. */
const CAPACITY = 3;
const LENGTH_MS = 45 * 60_000;

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

/** Some vehicles of the store in stock, which everyone wants. */
async function wantedVehicles(): Promise<string[]> {
  const address = `${product.url}/api/v1/store-group/larkspur/website/vehicles?stores=north&status=available`;
  const { vehicles } = (await (await fetch(address)).json()) as {
    vehicles: { vin: string; status: string; visibility: string }[];
  };
  const free = vehicles.filter(({ status, visibility }) => status === "available" && visibility === "public");
  const drives = await Promise.all(
    free.map(async ({ vin }) => ({ vin, starts: await freeDrives(product.url, vin) })),
  );
  return drives
    .filter(({ starts }) => starts.length > 0)
    .map(({ vin }) => vin)
    .slice(0, 5);
}

/** Shoppers who book until `stop`; they want the same vehicles at the same times. */
function keepBooking(vins: readonly string[]) {
  const booked = new Map<string, BookedDrive>();
  const count = { taken: 0 };
  let booking = true;
  const shopper = async (number: number) => {
    for (let at = 0; booking; at += 1) {
      const mark = `drive-${number}-${at}`;
      const vin = vins[at % vins.length]!;
      // The others wait a little, so that what they saw may be taken.
      const [start] = (await freeDrives(product.url, vin)).slice(at % 3);
      await new Promise((resolve) => setTimeout(resolve, 20 * number));
      if (start === undefined) continue;
      const drive = await postDrive(product.url, { mark, vin, start });
      if (drive) booked.set(mark, drive);
      else count.taken += 1;
    }
  };
  const shoppers = [1, 2, 3, 4, 5].map(shopper);
  const stop = async () => {
    booking = false;
    await Promise.all(shoppers);
  };
  return { booked, count, stop };
}

type Row = { id: string; start_at: Date; end_at: Date; vin: string; state: string };

/** What the product has stored. */
async function stored(): Promise<{ appointments: Row[]; leads: string[] }> {
  const { owner, close } = await openProductDatabase(product.dataDir);
  try {
    const appointments = await owner.pool.query("SELECT id, start_at, end_at, vin, state FROM appointment");
    const leads = await owner.pool.query("SELECT id FROM lead");
    return { appointments: appointments.rows, leads: leads.rows.map(({ id }) => id) };
  } finally {
    await close();
  }
}

/** The most appointments at one time. */
const mostAtOnce = (rows: readonly Row[]) =>
  Math.max(
    ...rows.map(
      (row) => rows.filter((one) => one.start_at <= row.start_at && row.start_at < one.end_at).length,
    ),
  );

test("every booked appointment is stored once, with one lead, although site, worker and database are killed", async () => {
  const vins = await wantedVehicles();
  expect(vins).toHaveLength(5);
  const { booked, count, stop } = keepBooking(vins);
  const kills: Parameters<Product["kill"]>[0][][] = [
    ["site"],
    ["lead-worker"],
    ["site", "lead-worker"],
    ["site", "lead-worker", "database"],
  ];
  for (const parts of kills) {
    await untilWorking(product.workerUrl);
    await untilMore(() => booked.size, 12);
    for (const part of parts) product.kill(part);
  }
  await untilMore(() => booked.size, 12);
  await stop();
  expect(count.taken, "some wanted one time at once").toBeGreaterThan(0);

  const answered = [...booked.values()];
  const { appointments, leads } = await stored();
  const ids = (values: readonly string[]) => [...values].sort();
  expect(ids(appointments.map(({ id }) => id))).toEqual(ids(answered.map((one) => one.appointmentId)));
  expect(ids(leads)).toEqual(ids(answered.map((one) => one.leadId)));
  for (const { appointmentId, start, vin } of answered) {
    const row = appointments.find(({ id }) => id === appointmentId)!;
    expect([row.start_at.getTime(), row.vin, row.state]).toEqual([Date.parse(start), vin, "booked"]);
    expect(row.end_at.getTime() - row.start_at.getTime()).toBe(LENGTH_MS);
  }
  expect(mostAtOnce(appointments)).toBeLessThanOrEqual(CAPACITY);
  for (const vin of vins) expect(mostAtOnce(appointments.filter((row) => row.vin === vin))).toBe(1);

  const marks = [...booked.keys()].sort();
  await untilDelivered(product.workerUrl);
  const arrived = await leadMails();
  expect([...arrived.keys()].sort()).toEqual(marks);
  for (const [mark, { leadId }] of booked)
    expect([...arrived.get(mark)!], `${mark} arrives, under its own id alone`).toEqual([leadId]);
  for (const mark of marks) await mailbox.mailTo(shopperOf(mark));
});

/** The ids of the leads that the dealership got, by mark. */
async function leadMails(): Promise<Map<string, Set<string>>> {
  const ids = new Map<string, Set<string>>();
  for (const { email, leadId } of await mailbox.mails()) {
    const mark = /mark:([\w-]+)/.exec(email.text ?? "")?.[1];
    if (leadId === "" || mark === undefined) continue;
    ids.set(mark, (ids.get(mark) ?? new Set()).add(leadId));
  }
  return ids;
}
