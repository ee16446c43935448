import { beforeEach, describe, expect, test } from "vitest";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { createKeyPair } from "../sealing/key-pair.ts";
import { open } from "../sealing/open.ts";
import { columnsWith } from "../testing/columns-with.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { checkVerification } from "./check-verification.ts";
import { createVerification, type VerificationRequest } from "./create-verification.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const keyPair = await createKeyPair();
const PHONE = "+14175550100";
const secret = "installation secret";

function ask(changed: Partial<VerificationRequest> = {}) {
  return createVerification(database.site, {
    phone: PHONE,
    networkKey: "network",
    locale: "en",
    storeId: "north",
    groupPerDay: 1000,
    secret,
    publicKey: keyPair.publicKey,
    ...changed,
  });
}

function check(code: string, phone = PHONE) {
  return checkVerification(database.site, { phone, code, secret });
}

/** The newest message for the worker to send. */
async function readMessage(): Promise<{ phone: string; code: string }> {
  const deliveries = await claimDeliveries(database.worker, { limit: 50, leaseSeconds: 30 });
  const last = deliveries.at(-1);
  if (last?.subject !== "verification") throw new Error("no code to send");
  const opened = await open([keyPair], last.sealed!, last.verificationId);
  if (!opened.ok) throw new Error(opened.errors[0].code);
  return JSON.parse(opened.value);
}

function another(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

async function pass(seconds: number): Promise<void> {
  await database.owner.pool.query(
    "UPDATE phone_verification SET created_at = created_at - make_interval(secs => $1), expires_at = expires_at - make_interval(secs => $1)",
    [seconds],
  );
}

describe("a code", () => {
  test("is sealed for the worker and verifies the number", async () => {
    const created = await ask();
    expect(created).toMatchObject({ kind: "created", expiresInSeconds: 600 });
    const message = await readMessage();
    expect(message).toEqual({
      phone: PHONE,
      code: expect.stringMatching(/^\d{6}$/),
      locale: "en",
      storeId: "north",
    });
    const verified = {
      kind: "verified",
      verificationId: "verificationId" in created && created.verificationId,
    };
    expect(await check(message.code)).toEqual(verified);
    expect(await check(message.code)).toEqual(verified);
  });

  test("cannot be read or guessed from the table without the secret", async () => {
    await ask();
    const { code } = await readMessage();
    for (const text of [PHONE.slice(2), code]) expect(await columnsWith(database.owner, text)).toEqual([]);
    expect(await checkVerification(database.site, { phone: PHONE, code, secret: "another secret" })).toEqual({
      kind: "expired",
    });
  });

  test("allows five checks, even concurrent ones; then the correct code is also rejected", async () => {
    await ask();
    const { code } = await readMessage();
    const guesses = await Promise.all(Array.from({ length: 9 }, () => check(another(code))));
    expect(
      guesses
        .filter(({ kind }) => kind === "wrong")
        .map((guess) => "triesLeft" in guess && guess.triesLeft)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4]);
    expect(guesses.filter(({ kind }) => kind === "exhausted")).toHaveLength(4);
    expect(await check(code)).toEqual({ kind: "exhausted" });
  });

  test("lasts ten minutes", async () => {
    await ask();
    const { code } = await readMessage();
    await pass(540);
    expect(await check(code)).toMatchObject({ kind: "verified" });
    await pass(61);
    expect(await check(code)).toEqual({ kind: "expired" });
  });

  test("is valid only for its number and until the next code", async () => {
    expect(await check("000000")).toEqual({ kind: "expired" });
    await ask();
    const first = await readMessage();
    await pass(31);
    await ask();
    const second = await readMessage();
    await ask({ phone: "+14175550101" });
    expect(await check(second.code, "+14175550101")).toMatchObject({
      kind: first.code === second.code ? "verified" : "wrong",
    });
    if (first.code !== second.code) expect(await check(first.code)).toMatchObject({ kind: "wrong" });
    expect(await check(second.code)).toMatchObject({ kind: "verified" });
  });
});

test("the checks of a network have a limit, which ends before the code is compared", async () => {
  await ask();
  const { code } = await readMessage();
  const limits = [{ key: "code-check:network", windowSeconds: 600, limit: 2 }];
  const guess = (typed: string) =>
    checkVerification(database.site, { phone: PHONE, code: typed, secret, limits });
  expect(await guess(another(code))).toEqual({ kind: "wrong", triesLeft: 4 });
  expect(await guess(another(code))).toEqual({ kind: "wrong", triesLeft: 3 });
  const limited = await guess(code);
  expect(limited).toMatchObject({ kind: "limited" });
  expect("retryAfterSeconds" in limited && limited.retryAfterSeconds).toBeGreaterThan(500);
  expect(await check(code)).toMatchObject({ kind: "verified" });
});

describe("the limits", () => {
  test("of a number: one in 30 seconds, three in an hour, five in a day", async () => {
    const times: string[] = [];
    const tryAfter = async (seconds: number) => {
      await pass(seconds);
      times.push((await ask({ networkKey: `n${times.length}` })).kind);
    };
    for (const seconds of [0, 15, 16, 31, 31, 3600, 31, 31, 3600]) await tryAfter(seconds);
    expect(times.slice(0, 5)).toEqual(["created", "limited", "created", "created", "limited"]);
    expect(times.slice(5)).toEqual(["created", "created", "limited", "limited"]);
    expect(await ask({ networkKey: "n" })).toMatchObject({ kind: "limited", by: "number" });
    await pass(86_400);
    expect(await ask()).toMatchObject({ kind: "created" });
  });

  test("of a network: five in an hour, with the remaining time", async () => {
    for (let n = 0; n < 5; n += 1)
      expect(await ask({ phone: `+1417555010${n}` })).toMatchObject({ kind: "created" });
    const limited = await ask({ phone: "+14175550199" });
    expect(limited).toMatchObject({ kind: "limited", by: "network" });
    expect("retryAfterSeconds" in limited && limited.retryAfterSeconds).toBeGreaterThan(3500);
    expect(await ask({ phone: "+14175550199", networkKey: "another" })).toMatchObject({ kind: "created" });
  });

  test("of the group: its daily budget, including 0", async () => {
    expect(await ask({ groupPerDay: 0 })).toMatchObject({ kind: "limited", by: "group" });
    expect(await ask({ groupPerDay: 1 })).toMatchObject({ kind: "created" });
    expect(await ask({ groupPerDay: 1, phone: "+14175550101", networkKey: "another" })).toMatchObject({
      kind: "limited",
      by: "group",
    });
  });

  test("apply to concurrent requests", async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(asked.filter(({ kind }) => kind === "created")).toHaveLength(1);
  });

  test("a refused request stores nothing", async () => {
    await ask({ groupPerDay: 0 });
    const { rows } = await database.owner.pool.query(
      "SELECT (SELECT count(*) FROM phone_verification)::int AS codes, (SELECT count(*) FROM outbox)::int AS deliveries",
    );
    expect(rows).toEqual([{ codes: 0, deliveries: 0 }]);
  });
});
