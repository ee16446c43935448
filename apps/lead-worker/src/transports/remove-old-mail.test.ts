import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { removeOldMail } from "./remove-old-mail.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-codes-"));
afterAll(() => rmSync(folder, { recursive: true }));
const now = Date.parse("2026-11-20T12:00:00Z");

function write(name: string, ageHours: number): void {
  writeFileSync(join(folder, name), "");
  const at = new Date(now - ageHours * 3_600_000);
  utimesSync(join(folder, name), at, at);
}

it("removes codes, emails to shoppers and temporary files after a day, and never a lead", async () => {
  write("2026-11-19T110000000Z-code-a.eml", 25);
  write("2026-11-20T110000000Z-code-b.eml", 1);
  write("2026-11-19T110000000Z-email-c.eml", 25);
  write(".2026-11-19T110000000Z-x.eml.0badcafe", 25);
  write("2025-01-01T110000000Z-lead.eml", 9_000);
  expect(await removeOldMail(folder, now)).toBe(3);
  expect(readdirSync(folder).sort()).toEqual([
    "2025-01-01T110000000Z-lead.eml",
    "2026-11-20T110000000Z-code-b.eml",
  ]);
});

it("accepts a missing folder", async () => {
  expect(await removeOldMail(join(folder, "none"), now)).toBe(0);
});
