import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createKeyPair,
  findAppointment,
  type ListedAppointment,
  linkKeys,
  open,
  openWithLink,
} from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { parseAppointmentsCommand } from "./cli/parse-appointments-command.ts";
import { runAppointmentsCommand } from "./cli/run-appointments-command.ts";
import { loadDealership } from "./dealership.ts";
import { exampleAppraisal, exampleDrive, exampleService } from "./testing/example-visit.ts";
import { storeVisit } from "./testing/store-visit.ts";
import { useTestWorkers } from "./testing/test-worker.ts";
import { usePrograms } from "./testing/worker-process.ts";
import { schedulingOf } from "./visits/scheduling-api.ts";

const database = useTestDatabase();
const workers = useTestWorkers(database);
const startProgram = usePrograms();
beforeEach(() => database.reset());

/** A time before all of the visits below, in 2030. */
const NOW = new Date("2030-06-03T12:00:00Z");
const TEN = Date.UTC(2030, 5, 3, 15);
const HOUR = 3_600_000;

/** Runs a command in this process. */
async function appointments(line: string, now = NOW, apiUrl?: string, note: string | null = null) {
  const parsed = parseAppointmentsCommand([...line.split(" "), ...(note === null ? [] : ["--note", note])]);
  if (parsed.kind !== "command") throw new Error("wrong command");
  const printed: string[] = [];
  const said: string[] = [];
  const dealership = loadDealership();
  const store = dealership.settingsOf("north").stores.find(({ id }) => id === "north")!;
  store.scheduling = { bid: "417", adviserUserId: "7", technicianUserId: "9" };
  const reader = { database: database.worker, keyPairs: [workers.keyPair], dealership };
  const code = await runAppointmentsCommand(parsed.command, reader, {
    print: (text) => printed.push(text),
    printStatus: (text) => said.push(text),
    schedulingOf: schedulingOf(apiUrl, dealership),
    now,
  });
  return { code, printed, said: said.join("\n") };
}

/** The site refuses times so far ahead, so they are moved afterwards. */
async function visitAt(start: number, visit: Parameters<typeof storeVisit>[2] = {}) {
  const { id } = await storeVisit(database.site, workers.keyPair, visit);
  await database.owner.pool.query("UPDATE appointment SET start_at = $2, end_at = $3 WHERE id = $1", [
    id,
    new Date(start),
    new Date(start + HOUR),
  ]);
  return id;
}

const cancellations = async () =>
  (
    await database.owner.pool.query<Pick<ListedAppointment, "id" | "sealed">>(
      "SELECT id, sealed FROM shopper_email WHERE kind = 'appointment-cancellation'",
    )
  ).rows;

describe("appointments list", () => {
  it("prints who comes, when, for what and to whom, store by store", async () => {
    const service = await visitAt(TEN + HOUR, { kind: "service", content: exampleService });
    await database.owner.pool.query("UPDATE appointment SET resources = '{adviser:joy-castellanos}'");
    const drive = await visitAt(TEN);
    const airport = await visitAt(TEN, { storeId: "airport" });
    await visitAt(TEN + 7 * 24 * HOUR);
    const { printed, code } = await appointments("list");
    expect(code).toBe(0);
    const cells = printed.map((row) => row.split(/ {2,}/));
    expect(cells).toEqual([
      ["ID", "TIME", "STORE", "KIND", "CUSTOMER", "PHONE", "VEHICLE AND SERVICES", "WITH", "STATE"],
      [
        ...[drive, "2030-06-03 10:00", "north", "test-drive", "Jordan Ellis", "(417) 555-0188"],
        ...["2022 Mitsubishi Outlander SE", "Dana Morales", "booked"],
      ],
      [
        ...[service, "2030-06-03 11:00", "north", "service", "Jordan Ellis", "(417) 555-0188"],
        "2019 Mitsubishi Mirage; Oil change (40 min); Tire rotation (30 min)",
        ...["Joy Castellanos", "booked"],
      ],
      [
        ...[airport, "2030-06-03 10:00", "airport", "test-drive", "Jordan Ellis", "(417) 555-0188"],
        ...["2022 Mitsubishi Outlander SE", "Dana Morales", "booked"],
      ],
    ]);
    expect((await appointments("list --store airport")).printed).toHaveLength(2);
    expect((await appointments("list --day 2030-06-10 --days 1")).printed).toHaveLength(2);
    expect((await appointments("list --day 2030-06-04 --days 6")).printed).toEqual(["No appointments."]);
  });

  it("takes the days of the store's time zone", async () => {
    // Half past eleven at night in Chicago, the next day in UTC.
    await visitAt(Date.UTC(2030, 5, 4, 4, 30));
    expect((await appointments("list --day 2030-06-03 --days 1")).printed).toHaveLength(2);
    expect((await appointments("list --day 2030-06-04 --days 1")).printed).toEqual(["No appointments."]);
  });

  it("names the stores when one is unknown", async () => {
    const { code, said } = await appointments("list --store moon");
    expect([code, said]).toEqual([1, expect.stringContaining("moon: no such store. Stores: north, ")]);
  });

  it("keeps control characters of a shopper out of the terminal, and lists what it cannot open", async () => {
    const customer = { ...exampleDrive.customer, firstName: "\u001b[31mJordan\r\n" };
    await visitAt(TEN, { content: { ...exampleDrive, customer } });
    await visitAt(TEN, { sealedFor: await createKeyPair(), vin: "JA4J4VAR4RZ004417" });
    const { printed } = await appointments("list");
    expect(printed).toHaveLength(3);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is what is tested.
    expect(printed.join("")).not.toMatch(/[\u0000-\u001f]/);
    expect(printed.join("\n")).toMatch(/\(cannot be decrypted\) .*JA4J4VAR4RZ004417 .*booked/);
  });
});

describe("an appraisal", () => {
  it("is listed by its kind, and cancelled like any other", async () => {
    const id = await visitAt(TEN, { kind: "appraisal", content: exampleAppraisal });
    const { printed } = await appointments("list");
    expect(printed[1]?.split(/ {2,}/)).toEqual([
      ...[id, "2030-06-03 10:00", "north", "appraisal", "Jordan Ellis", "(417) 555-0188"],
      ...["2016 Toyota Highlander", "Dana Morales", "booked"],
    ]);
    expect((await appointments(`cancel ${id}`)).code).toBe(0);
    expect(await cancellations()).toHaveLength(1);
  });
});

describe("appointments cancel", () => {
  it("frees the time and tells the shopper", async () => {
    const id = await visitAt(TEN);
    const { code, said } = await appointments(`cancel ${id}`);
    expect([code, said]).toEqual([0, `${id}: cancelled, 2030-06-03 10:00. An email tells the shopper.`]);
    expect(await findAppointment(database.site, id)).toMatchObject({
      appointment: { state: "cancelled", cancelledBy: "dealer", sequence: 1 },
    });
    const [email, ...others] = await cancellations();
    expect(others).toEqual([]);
    const opened = await open([workers.keyPair], Buffer.from(email!.sealed), email!.id);
    expect(opened.ok && JSON.parse(opened.value)).toMatchObject({
      kind: "appointment-cancellation",
      to: "jordan@example.com",
      state: { id, start: TEN, sequence: 1, cancelledBy: "dealer" },
      content: { page: "/appointments/secret-token" },
    });
    expect((await appointments("list")).printed.at(-1)).toMatch(/cancelled by us$/);
  });

  it("says why it cannot, and changes nothing", async () => {
    const id = await visitAt(TEN);
    const lost = await visitAt(TEN, { sealedFor: await createKeyPair() });
    expect(await appointments("cancel unknown")).toMatchObject({
      code: 1,
      said: "unknown: no such appointment",
    });
    const later = new Date(TEN + HOUR);
    expect(await appointments(`cancel ${id}`, later)).toMatchObject({ code: 1, said: `${id}: it is over` });
    expect((await appointments(`cancel ${lost}`)).said).toContain("cannot be decrypted");
    expect(await cancellations()).toEqual([]);
    await appointments(`cancel ${id}`);
    expect((await appointments(`cancel ${id}`)).said).toBe(`${id}: it is cancelled already`);
    expect(await cancellations()).toHaveLength(1);
  });

  it("cancels a visit in the system that keeps it, or says that somebody must", async () => {
    const requests: string[] = [];
    const answers = [422, 204];
    const server = createServer(({ method, url }, response) => {
      requests.push(`${method} ${url}`);
      response.writeHead(answers.shift() ?? 500).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const content = { ...exampleService, externalId: "ext-1" };
    const id = await visitAt(TEN, { kind: "service", content });
    const failed = await appointments(`cancel ${id}`, NOW, apiUrl);
    expect(failed).toMatchObject({ code: 1, said: expect.stringContaining("did not cancel ext-1") });
    expect(await cancellations()).toEqual([]);
    const done = await appointments(`cancel ${id}`, NOW, apiUrl);
    expect(done).toMatchObject({ code: 0, said: expect.not.stringContaining("scheduling") });
    expect(requests).toEqual(Array(2).fill("DELETE /stores/417/appointments/ext-1"));
    server.close();

    const other = await visitAt(TEN, { kind: "service", content });
    expect(await appointments(`cancel ${other}`)).toMatchObject({
      code: 0,
      said: expect.stringContaining("Cancel it in the scheduling system too: it is ext-1 there."),
    });
  });

  it("asks to call a shopper without an address", async () => {
    const customer = { ...exampleService.customer, email: null };
    const id = await visitAt(TEN, { kind: "service", content: { ...exampleService, customer } });
    expect((await appointments(`cancel ${id}`)).said).toContain("please call the shopper");
    expect(await cancellations()).toEqual([]);
  });
});

describe("appointments confirm", () => {
  /** Runs the command with a note, which has spaces. */
  const confirm = (id: string, note: string | null = "It will be out front and warm.", now = NOW) =>
    appointments(`confirm ${id} --by dana-morales`, now, undefined, note);

  const emails = async () => {
    const { rows } = await database.owner.pool.query<Pick<ListedAppointment, "id" | "sealed">>(
      "SELECT id, sealed FROM shopper_email WHERE kind = 'appointment-staff-confirmation' ORDER BY created_at",
    );
    const opened = await Promise.all(
      rows.map(({ id, sealed }) => open([workers.keyPair], Buffer.from(sealed), id)),
    );
    return opened.map((one) => one.ok && JSON.parse(one.value));
  };

  it("names who, seals the note for the link, and tells the shopper", async () => {
    const id = await visitAt(TEN, { secret: "s" });
    expect(await confirm(id)).toMatchObject({
      code: 0,
      said: `${id}: confirmed by Dana Morales, 2030-06-03 10:00. An email tells the shopper.`,
    });
    const found = await findAppointment(database.site, id);
    const { confirmation } = (found as Extract<typeof found, { kind: "found" }>).appointment;
    expect(confirmation).toMatchObject({ by: "dana-morales", at: expect.any(Date) });
    const keys = linkKeys("appointment", "s");
    expect(await openWithLink(keys, confirmation!.note!)).toBe("It will be out front and warm.");
    expect(await emails()).toMatchObject([
      {
        to: "jordan@example.com",
        state: { id, start: TEN, sequence: 0 },
        confirmation: { name: "Dana", note: "It will be out front and warm." },
      },
    ]);
    expect((await appointments("list")).printed.at(-1)).toMatch(/confirmed by Dana Morales$/);
  });

  it("again says nothing new; another note replaces the former one", async () => {
    const id = await visitAt(TEN, { secret: "s" });
    await confirm(id);
    expect(await confirm(id)).toMatchObject({ code: 0, said: expect.stringContaining("Nothing was sent.") });
    expect(await emails()).toHaveLength(1);
    await confirm(id, null);
    expect(await emails()).toMatchObject([{}, { confirmation: { name: "Dana", note: null } }]);
    expect(await findAppointment(database.site, id)).toMatchObject({
      appointment: { confirmation: { note: null } },
    });
  });

  it("says why it cannot, and changes nothing", async () => {
    const id = await visitAt(TEN, { secret: "s" });
    const lost = await visitAt(TEN, { secret: "t", sealedFor: await createKeyPair() });
    const foreign = await visitAt(TEN);
    expect(await confirm("unknown")).toMatchObject({ code: 1, said: "unknown: no such appointment" });
    expect((await confirm(id, null, new Date(TEN))).said).toBe(`${id}: it has begun`);
    expect((await confirm(lost)).said).toContain("cannot be decrypted");
    expect((await confirm(foreign)).said).toContain("its link is another one");
    expect((await appointments(`confirm ${id} --by nobody`)).said).toContain(
      "nobody is no member of the staff",
    );
    await appointments(`cancel ${id}`);
    expect((await confirm(id)).said).toBe(`${id}: it is cancelled`);
    expect(await emails()).toEqual([]);
  });

  it("asks to call a shopper without an address", async () => {
    const customer = { ...exampleService.customer, email: null };
    const content = { ...exampleService, customer };
    const id = await visitAt(TEN, { secret: "s", kind: "service", content });
    expect((await confirm(id)).said).toContain("please call the shopper");
    expect(await emails()).toEqual([]);
  });
});

it("runs as a program", async () => {
  await visitAt(TEN);
  const run = (...args: string[]) => startProgram("appointments-cli.ts", args, workers.env()).ended;
  expect(await run("list", "--day", "2030-06-03")).toMatchObject({
    code: 0,
    output: expect.stringContaining("Jordan Ellis"),
  });
  expect(await run("list", "--days", "0")).toMatchObject({
    code: 2,
    errors: expect.stringContaining("Usage:"),
  });
  expect(await run("--help")).toMatchObject({ code: 0, output: expect.stringContaining("cancel ID") });
});
