import { randomUUID } from "node:crypto";
import { localDate } from "@forecourt/calendar";
import { linkKeys } from "@forecourt/database";
import { ownNetwork } from "./product/network.ts";
import { runAppointments } from "./product/run-appointments.ts";
import { expect, test, workerUrl } from "./product/test.ts";
import { isThorough } from "./product/ways.ts";
import { chooseTime, giveBookingDetails } from "./shopper/book-appointment.ts";
import { BOOKING_WORDS } from "./shopper/booking-words.ts";
import { allVehicles } from "./shopper/hidden-prices.ts";

test.use({ extraHTTPHeaders: ownNetwork(), javaScriptEnabled: false });

const NOTE = "It will be out front & warm. <b>Bring</b> both keys.";

const VISITS = [
  [9, "en", "Confirmed by Dana", "Dana confirmed it", /^Dana confirmed your visit: /],
  [10, "es", "Confirmada por Dana", "Dana la confirmó", /^Dana confirmó su cita: /],
] as const;

for (const [nth, locale, badge, entry, subject] of VISITS.slice(0, isThorough ? 2 : 1))
  test(`${locale}: the dealership confirms a test drive with a note, and another time ends it`, async ({
    page,
    mailbox,
  }) => {
    const words = BOOKING_WORDS[locale];
    const email = `jordan.${randomUUID()}@example.com`;
    const stock = await allVehicles("", "status=available");
    const cars = stock.filter(({ status, visibility }) => status === "available" && visibility === "public");
    await page.goto(`${words.path}/test-drive?vin=${cars[nth * 7]!.vin}`);
    const start = await chooseTime(page, nth, { scripts: false, words });
    await page.getByRole("button", { name: words.next }).click();
    await giveBookingDetails(page, email, { scripts: false, words }, words.bookDrive);
    const { pathname } = new URL(page.url());
    const { id } = linkKeys("appointment", pathname.split("/").at(-1)!.split(".")[0]!);
    await page.goto(pathname);
    const main = page.getByRole("main");
    await expect(main.getByText(badge)).toHaveCount(0);

    const confirm = ["confirm", id, "--by", "dana-morales", "--note", NOTE];
    const confirmed = await runAppointments(confirm);
    expect(confirmed).toMatchObject({
      code: 0,
      errors: expect.stringContaining("An email tells the shopper."),
    });
    await page.reload();
    await expect(main.getByText(badge, { exact: true })).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: entry })).toContainText(`“${NOTE}”`);

    const mail = await mailbox.mailTo(email, subject);
    expect(mail.email.text).toContain(`“${NOTE}”`);
    for (const part of [mail.email.text, mail.email.html]) expect(part).toContain(pathname);
    expect(mail.email.attachments).toEqual([]);
    const sheet = `${workerUrl()}/appointments?day=${localDate(new Date(start), "America/Chicago")}`;
    expect(await (await fetch(sheet)).text()).toContain("confirmed by Dana Morales");

    // The same words again: no second email.
    expect(await runAppointments(confirm)).toMatchObject({ code: 0 });
    await main.getByRole("link", { name: words.reschedule }).click();
    await chooseTime(page, nth + 1, { scripts: false, words });
    await page.getByRole("button", { name: words.move }).click();
    await expect(page.getByText(words.driveMoved)).toBeVisible();
    await expect(main.getByText(badge)).toHaveCount(0);
    await expect(main.getByText(entry)).toHaveCount(0);
    await expect
      .poll(async () => (await mailbox.mails()).filter(({ to }) => to.includes(email)).length)
      .toBe(3);
  });
