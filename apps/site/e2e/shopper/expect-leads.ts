import { expect } from "@playwright/test";
import type { Mailbox } from "../product/mailbox.ts";

/** Expects exactly this number of delivered leads with an email. */
export async function expectLeads(mailbox: Mailbox, email: string, count: number): Promise<void> {
  const ids = async () => {
    const mails = (await mailbox.mails()).filter((mail) => mail.email.text?.includes(email));
    return new Set(mails.map(({ leadId }) => leadId)).size;
  };
  await expect.poll(ids, { message: `leads of ${email}` }).toBe(count);
}
