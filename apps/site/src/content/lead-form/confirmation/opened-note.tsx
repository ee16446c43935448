import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import type { OpenedContent } from "./describe-opened.ts";

/** Says what a form opened, or links to the code that opens it. */
export function OpenedNote({ content, className }: { content: OpenedContent; className?: string }) {
  const { text, link } = content;
  return (
    <Note tone="info" icon="unlock" role="status" className={className}>
      {text} {link ? <Link href={link.href}>{link.label}</Link> : null}
    </Note>
  );
}
