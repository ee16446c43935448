import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import { siteEnv } from "#env.ts";

/** A link to the local inbox with the code while no text messages are sent; renders nothing once they are. */
export function InboxNote({ text, className }: { text: string; className?: string }) {
  const { SMS_API_URL, WORKER_PORT } = siteEnv();
  if (SMS_API_URL) return null;
  // The inbox is reachable on the worker's machine only.
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
