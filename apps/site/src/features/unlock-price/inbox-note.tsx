import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import { siteEnv } from "#env.ts";

/** Says where the code is while nobody sends text messages for this site; renders nothing once somebody does. */
export function InboxNote({ text, className }: { text: string; className?: string }) {
  const { SMS_API_URL, WORKER_PORT } = siteEnv();
  if (SMS_API_URL) return null;
  // The worker answers on its own machine only.
  const inbox = `http://localhost:${WORKER_PORT}/inbox`;
  const [before, after] = text.split("{inboxUrl}");
  return (
    <Note tone="info" icon="mail" className={className}>
      {before}
      <Link href={inbox} target="_blank" rel="noreferrer" className="wrap-break-word">
        {inbox}
      </Link>
      {after}
    </Note>
  );
}
