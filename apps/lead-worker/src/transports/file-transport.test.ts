import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leadPayload, routeLead } from "@forecourt/leads";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadDealership } from "../dealership.ts";
import { makeLead } from "../testing/store-lead.ts";
import { fileTransport } from "./file-transport.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-file-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const dealership = loadDealership();
const facts = dealership.factsOf("north");
const never = new AbortController().signal;
const lead = makeLead();

async function send(copy = 0) {
  const [found] = routeLead(lead.kind, dealership.routing, { storeId: "north", production: false });
  const route = { ...found!, copy };
  const payload = leadPayload(lead, route, facts);
  const storedAt = new Date("2026-11-20T16:32:05.123Z");
  const transport = fileTransport(dataDir, { from: undefined });
  const prepared = transport.prepare({ lead, route, payload, dealership: facts, storedAt });
  if (!prepared.ok) throw new Error(prepared.code);
  return prepared.send(never);
}
const files = () => readdirSync(join(dataDir, "mail")).sort();

it("overwrites a copy that is delivered again, and leaves no temporary file", async () => {
  expect(await send()).toEqual({ ok: true });
  expect(await send()).toEqual({ ok: true });
  expect(await send(1)).toEqual({ ok: true });
  expect(files()).toEqual([`2026-11-20T163205123Z-${lead.id}.1.eml`, `2026-11-20T163205123Z-${lead.id}.eml`]);
  expect(readFileSync(join(dataDir, "mail", files()[1] ?? ""), "utf8")).toContain(
    "<email>ada@example.com</email>",
  );
});

it("is readable by the owner only", async () => {
  await send();
  expect(statSync(join(dataDir, "mail")).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, "mail", files()[0] ?? "")).mode & 0o777).toBe(0o600);
});

it("is retryable when the folder cannot be written", async () => {
  writeFileSync(join(dataDir, "mail"), "in the way");
  expect(await send()).toMatchObject({ ok: false, code: expect.stringMatching(/^file\.e/), retryable: true });
});
