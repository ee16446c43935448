import { describe, expect, it } from "vitest";
import { smtpError } from "../testing/mail-server.ts";
import { advanceQueueTime } from "../testing/queue.ts";
import { type StoredVisit, storeVisit } from "../testing/store-visit.ts";
import { until } from "../testing/until.ts";
import { useLeadWorker } from "../testing/use-lead-worker.ts";

const { database, workers, mail, untilSent } = useLeadWorker();

const DAY_SECONDS = 86_400;
const reminders = () => mail.received.filter(({ raw }) => raw.includes("your test drive"));

/** A visit in two weeks, booked now, with a reminder on the day before. */
async function bookedAhead(changed: StoredVisit = {}) {
  const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 14 * DAY_SECONDS * 1000;
  const remindAt = new Date(start - DAY_SECONDS * 1000);
  const { leadId, reminderId } = await storeVisit(database.site, workers.keyPair, {
    start,
    remindAt,
    ...changed,
  });
  await untilSent(leadId);
  return reminderId!;
}

async function delivery(emailId: string) {
  const { rows } = await database.owner.pool.query(
    "SELECT state, attempts, last_error_code FROM outbox WHERE email_id = $1",
    [emailId],
  );
  return rows[0];
}

describe("a reminder that was queued two weeks before", () => {
  it("waits for its time, is retried like any email, and is sent once", async () => {
    await workers.start({ SMTP_URL: mail.url });
    const id = await bookedAhead();
    expect(await delivery(id)).toMatchObject({ state: "ready", attempts: 0 });
    expect(reminders()).toEqual([]);
    mail.behave({ onMessage: () => smtpError(451) });
    await advanceQueueTime(database, 14 * DAY_SECONDS);
    await until(async () =>
      expect(await delivery(id)).toMatchObject({ state: "ready", attempts: 1, last_error_code: "smtp.451" }),
    );
    mail.behave({});
    await advanceQueueTime(database, 7);
    await until(async () => expect(await delivery(id)).toMatchObject({ state: "sent", attempts: 2 }));
    expect(reminders()).toHaveLength(1);
  });

  it("is never sent after the start of the visit", async () => {
    await workers.start({ SMTP_URL: mail.url });
    const id = await bookedAhead();
    await database.owner.pool.query(
      "UPDATE shopper_email SET expires_at = now() - interval '1 hour' WHERE id = $1",
      [id],
    );
    await advanceQueueTime(database, 14 * DAY_SECONDS);
    await until(async () =>
      expect(await delivery(id)).toMatchObject({ state: "dead", last_error_code: "email.expired" }),
    );
    expect(reminders()).toEqual([]);
  });
});
