import { composeMessage } from "./compose-message.ts";
import { copyKey } from "./copy-key.ts";
import { mailFileName, mailFolder } from "./mail-folder.ts";
import { planEmail } from "./plan-email.ts";
import type { LeadTransport } from "./transport.ts";
import { writeFileResult } from "./write-file-result.ts";

/** Writes leads as `.eml` files, when no other transport is configured; `/inbox` and mail programs show them. */
export function fileTransport(dataDir: string, { from }: { from: string | undefined }): LeadTransport {
  const folder = mailFolder(dataDir);
  return {
    name: "file",
    isExternal: false,
    prepare: (copy) => {
      const planned = planEmail(copy, from);
      if (!planned.ok) return { ok: false, code: planned.errors[0].code };
      const { attachments } = copy;
      const message = composeMessage(
        { ...planned.value, ...(attachments && { attachments }), date: new Date() },
        { eightBit: true },
      );
      const name = mailFileName(copy.storedAt, copyKey(copy.lead.id, copy.route.copy));
      return { ok: true, send: () => writeFileResult(folder, name, message) };
    },
  };
}
