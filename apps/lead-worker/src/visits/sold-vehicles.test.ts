import { createKeyPair, findAppointment, open, replaceStoreInventory, showLead } from "@forecourt/database";
import type { Vehicle } from "@forecourt/inventory";
import { exampleVehicle } from "@forecourt/inventory/testing";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { loadDealership } from "../dealership.ts";
import { exampleDrive } from "../testing/example-visit.ts";
import { soon, storeVisit } from "../testing/store-visit.ts";
import { until } from "../testing/until.ts";
import { useLeadWorker } from "../testing/use-lead-worker.ts";
import { endDrivesWithoutVehicle } from "./end-drives-without-vehicle.ts";

const { database, workers, mail, mailFiles, mailText } = useLeadWorker();
const dealership = loadDealership();

const car = exampleVehicle({ vin: "JA4J4VAR4RZ004417" });
const other = exampleVehicle({ vin: "JA4J4VAR4RZ004418" });
const stock = (...vehicles: Vehicle[]) =>
  replaceStoreInventory(database.importer, "north", vehicles, { source: "test" });
const endAll = () =>
  endDrivesWithoutVehicle({ database: database.worker, keyPairs: [workers.keyPair], dealership }, new Date());
const stateOfVisit = async (id: string) => {
  const found = await findAppointment(database.site, id);
  return found.kind === "found" ? found.appointment : null;
};
const cancellations = async () =>
  (
    await database.owner.pool.query<{ id: string; sealed: Buffer; seconds: number }>(
      "SELECT id, sealed, extract(epoch FROM expires_at - now())::float8 AS seconds FROM shopper_email WHERE kind = 'appointment-cancellation'",
    )
  ).rows;
/** The leads of drives, but for those that booked one. */
const addedLeads = async () =>
  (
    await database.owner.pool.query<{ id: string; state: string }>(
      "SELECT lead.id, state FROM lead JOIN outbox ON lead_id = lead.id WHERE idempotency_key LIKE 'vehicle-gone:%'",
    )
  ).rows;

describe("a test drive whose vehicle is sold", () => {
  it("is cancelled; the shopper and the dealership are told, and no reminder follows", async () => {
    await stock(car, other);
    const worker = await workers.start({ SMTP_URL: mail.url });
    const content = { ...exampleDrive, locale: "es", page: "/es/appointments/t" };
    const { id } = await storeVisit(database.site, workers.keyPair, {
      vin: car.vin,
      content,
      remindAt: new Date(Date.now() + 3_600_000),
    });
    const kept = await storeVisit(database.site, workers.keyPair, { vin: other.vin });
    await stock(other);
    const received = () => Promise.all(mail.received.map(({ raw }) => PostalMime.parse(raw)));
    const withText = async (text: string) =>
      (await received()).filter((email) => `${email.subject}\n${email.text}`.includes(text));
    await until(async () => expect(await withText("Cancelada: su prueba de manejo")).toHaveLength(1));
    await until(async () => expect(await withText("was sold before this booked")).toHaveLength(1));
    await worker.stop();
    expect(await stateOfVisit(id)).toMatchObject({ state: "cancelled", cancelledBy: "vehicle", sequence: 1 });
    expect(await stateOfVisit(kept.id)).toMatchObject({ state: "booked", sequence: 0 });
    const [told] = await withText("was sold before this booked");
    expect(told?.text).toContain("Jordan");
    expect(told?.text).toContain(car.vin);
    const { rows } = await database.owner.pool.query(
      "SELECT 1 FROM shopper_email WHERE kind = 'appointment-reminder'",
    );
    expect(rows).toEqual([]);
  });

  it("is cancelled once, however many workers look at it and however often", async () => {
    await stock(car);
    const start = soon();
    const { id } = await storeVisit(database.site, workers.keyPair, { vin: car.vin, start });
    await stock();
    const results = await Promise.all(Array.from({ length: 4 }, endAll));
    expect(results.reduce((sum, { ended }) => sum + ended, 0)).toBe(1);
    expect(await endAll()).toEqual({ ended: 0, unreadable: [] });
    const [email, ...emails] = await cancellations();
    expect(emails).toEqual([]);
    expect(await addedLeads()).toMatchObject([{ state: "ready" }]);

    const opened = await open([workers.keyPair], email!.sealed, email!.id);
    expect(opened.ok && JSON.parse(opened.value)).toEqual({
      kind: "appointment-cancellation",
      to: "jordan@example.com",
      locale: "en",
      state: {
        ...{ id, kind: "test-drive", storeId: "north", start, end: start + 45 * 60_000 },
        ...{ sequence: 1, cancelledBy: "vehicle" },
      },
      content: exampleDrive,
    });
    // Until the end of the visit, which is more than a day away.
    expect(email!.seconds).toBeGreaterThan(86_400);
  });

  it("has a lead of its own with the shopper, the vehicle and the time, and no link of the shopper", async () => {
    const start = Date.UTC(2030, 5, 3, 14, 30);
    const { id } = await storeVisit(database.site, workers.keyPair, { vin: car.vin, start: soon() });
    await database.owner.pool.query("UPDATE appointment SET start_at = $1, end_at = $2", [
      new Date(start),
      new Date(start + 1),
    ]);
    await endAll();
    const [added] = await addedLeads();
    const stored = await showLead(database.worker, added!.id);
    const opened = await open([workers.keyPair], stored!.sealed!, added!.id);
    const lead = opened.ok ? JSON.parse(opened.value) : null;
    expect(lead).toMatchObject({
      id: added!.id,
      kind: "SCHEDULE_TEST_DRIVE",
      storeId: "north",
      status: "resend",
      customer: { firstName: "Jordan", lastName: "Ellis", email: "jordan@example.com" },
      vehicle: { vin: car.vin },
      details: { appointmentId: id, status: "vehicle-gone", day: "2030-06-03", time: "09:30" },
      comments:
        "2022 Mitsubishi Outlander SE was sold before this booked test drive (2030-06-03 09:30). The appointment is cancelled and the shopper was told by email.",
    });
    expect(JSON.stringify(lead)).not.toContain("secret-token");
    const { rows } = await database.owner.pool.query("SELECT DISTINCT email_key FROM lead");
    expect(rows).toHaveLength(1);
  });

  it("of another worker's key stays, is reported once, and holds up no other", async () => {
    const lost = await createKeyPair();
    const unreadable = await storeVisit(database.site, workers.keyPair, { vin: car.vin, sealedFor: lost });
    const readable = await storeVisit(database.site, workers.keyPair, { vin: car.vin });
    await workers.start({}, { pollMs: 10 });
    await until(async () => expect((await stateOfVisit(readable.id))?.state).toBe("cancelled"));
    expect((await stateOfVisit(unreadable.id))?.state).toBe("booked");
    await stock(car);
    await stock();
    await storeVisit(database.site, workers.keyPair, { vin: other.vin });
    await stock(car);
    await until(async () => expect(await cancellations()).toHaveLength(2));
    const reports = workers.logged.filter(({ msg }) => String(msg).includes("cannot be opened"));
    expect(reports).toMatchObject([{ level: 50, count: 1 }]);
    await until(() => expect(mailFiles().length).toBeGreaterThan(0));
    expect(mailText(mailFiles()[0]!)).toContain("Subject:");
  });
});
