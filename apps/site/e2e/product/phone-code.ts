import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { workerUrl } from "./test.ts";

/** A unique mobile number: the codes per number are limited. No exchange code ends with 11. */
export function newPhone(): string {
  return `417${randomInt(2, 10)}${randomInt(20, 100)}${String(randomInt(0, 10_000)).padStart(4, "0")}`;
}

/** The last code sent to a phone, from the local inbox. */
export async function codeFor(phone: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        code = await lastCode(phone);
        return code;
      },
      { message: `a code for ${phone}` },
    )
    .toMatch(/^\d{6}$/);
  return code!;
}

async function lastCode(phone: string): Promise<string | undefined> {
  const list = await textOf("/inbox");
  const newest = list.split("<li>").find((entry) => entry.includes(phone));
  const href = /href="(\/inbox\/[^"]+)"/.exec(newest ?? "")?.[1];
  return href && /<pre[^>]*>\D*(\d{6})\b/.exec(await textOf(href))?.[1];
}

async function textOf(path: string): Promise<string> {
  return (await fetch(workerUrl() + path)).text();
}
