import { type BrowserContext, expect } from "@playwright/test";
import type { Mailbox, ReceivedMail } from "../product/mailbox.ts";
import { axeViolations } from "./axe-violations.ts";

/** The link to the sealed terms in a lead's message. */
export function termsLink({ email }: ReceivedMail): string {
  const link = /this link opens them once: (http\S+?\/terms\/[\w-]+)/.exec(email.text ?? "")?.[1];
  expect(link, "the message's link to the sealed terms").toBeDefined();
  return link!;
}

/** A message's text without addresses and ids, which may have any digits. */
export function wordsOf(text: string): string {
  return text.replace(/https?:\/\/\S+|[0-9a-f-]{12,}/g, "");
}

/** Waits for the copy of a lead that goes to whoever answers it. */
export async function copyForPerson(
  mailbox: Mailbox,
  { leadId }: ReceivedMail,
  name: string,
): Promise<ReceivedMail> {
  const address = `${name.toLowerCase().replace(" ", ".")}@larkspurmitsubishi.example`;
  let copy: ReceivedMail | undefined;
  await expect
    .poll(async () => {
      copy = (await mailbox.mails()).find((mail) => mail.leadId === leadId && mail.to.includes(address));
      return copy !== undefined;
    }, `a copy of the lead to ${address}`)
    .toBe(true);
  return copy!;
}

/** Opens a link as the dealership's desk does, and returns what the page then shows. The link is used up. */
export async function openTerms(
  context: BrowserContext,
  link: string,
  { scripts }: { scripts: boolean },
): Promise<string> {
  const desk = await context.newPage();
  await desk.goto(link);
  if (scripts) expect(await axeViolations(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Show the terms" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toContainText("The terms of ");
  if (scripts) expect(await axeViolations(desk)).toEqual([]);
  const shown = await desk.getByRole("main").textContent();
  await desk.goto(link);
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("This link was used");
  await desk.close();
  return shown ?? "";
}
