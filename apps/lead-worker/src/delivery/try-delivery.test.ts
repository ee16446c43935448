import { randomUUID } from "node:crypto";
import { createKeyPair, type Delivery, type KeyPair, seal } from "@forecourt/database";
import { beforeAll, expect, it, vi } from "vitest";
import type { SendResult } from "../transports/transport.ts";
import type { ClaimedDelivery, Lease } from "./claimed-delivery.ts";
import { rememberSentCopies } from "./sent-copies.ts";
import { type DeliveryDeps, tryDelivery } from "./try-delivery.ts";

let keyPair: KeyPair;
beforeAll(async () => {
  keyPair = await createKeyPair();
});

const never = new AbortController().signal;
const leaseOf = (seconds: number): Lease => ({ secondsLeft: () => seconds });

async function claimed(lease = leaseOf(30), changed: Partial<Delivery> = {}): Promise<ClaimedDelivery> {
  const leadId = randomUUID();
  const sealed = Buffer.from(await seal(keyPair.publicKey, "{}", leadId));
  const base = { outboxId: 1, leaseToken: randomUUID(), attempts: 1, createdAt: new Date(), sealed };
  return {
    lease,
    delivery: {
      ...base,
      subject: "lead",
      leadId,
      kind: "CONTACT_GENERAL",
      storeId: "north",
      ...changed,
    } as Delivery,
  };
}

function deps(sends: (() => Promise<SendResult>)[], changed: Partial<DeliveryDeps> = {}): DeliveryDeps {
  return {
    keyPairs: [keyPair],
    prepare: () => ({ ok: true, copies: sends.map((send, n) => ({ key: `copy ${n}`, send })) }),
    sentCopies: rememberSentCopies(),
    renewLease: async () => leaseOf(30),
    onBug: () => {},
    ...changed,
  };
}
const ok = () => vi.fn(async (): Promise<SendResult> => ({ ok: true }));

it("renews a lease that could expire during the send", async () => {
  const renewLease = vi.fn(async () => leaseOf(30));
  expect(await tryDelivery(await claimed(leaseOf(14)), deps([ok()], { renewLease }), never)).toEqual({
    kind: "sent",
  });
  expect(renewLease).toHaveBeenCalledOnce();
});

it("sends nothing when the lease cannot be renewed", async () => {
  const send = ok();
  const lost = deps([send], { renewLease: async () => null });
  expect(await tryDelivery(await claimed(leaseOf(-1)), lost, never)).toEqual({ kind: "lost" });
  expect(send).not.toHaveBeenCalled();
});

it("checks the lease before each copy", async () => {
  let left = 30;
  const slow = vi.fn(async (): Promise<SendResult> => {
    left = 3;
    return { ok: true };
  });
  const second = ok();
  const lost = deps([slow, second], { renewLease: async () => null });
  expect(await tryDelivery(await claimed({ secondsLeft: () => left }), lost, never)).toEqual({
    kind: "lost",
  });
  expect(second).not.toHaveBeenCalled();
});

it("does not resend a copy that succeeded when another copy failed", async () => {
  const first = ok();
  const results: SendResult[] = [
    { ok: false, code: "http.503", retryable: true, retryAfterSeconds: null },
    { ok: true },
  ];
  const shared = deps([first, async () => results.shift()!]);
  const message = await claimed();
  expect(await tryDelivery(message, shared, never)).toMatchObject({ kind: "retry", code: "http.503" });
  expect(await tryDelivery(message, shared, never)).toEqual({ kind: "sent" });
  expect(first).toHaveBeenCalledOnce();
});

it("retries when a transport throws, and reports the bug", async () => {
  const onBug = vi.fn();
  const broken = deps([async () => Promise.reject(new Error("bug"))], { onBug });
  expect(await tryDelivery(await claimed(), broken, never)).toMatchObject({
    kind: "retry",
    code: "transport.failed",
  });
  expect(onBug).toHaveBeenCalledOnce();
});

it("decrypts with a retired key", async () => {
  const message = await claimed();
  const newer = await createKeyPair();
  expect(await tryDelivery(message, deps([ok()], { keyPairs: [newer, keyPair] }), never)).toEqual({
    kind: "sent",
  });
});

it("is dead when the content was wiped", async () => {
  const wiped = await claimed(leaseOf(30), { sealed: null });
  expect(await tryDelivery(wiped, deps([]), never)).toEqual({ kind: "dead", code: "sealed.wiped" });
});
