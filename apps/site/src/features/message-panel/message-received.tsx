import { Glyph } from "@forecourt/ui/glyph";
import { AnsweringPerson } from "#content/lead-form/confirmation/answering-person.tsx";
import { OpenedNote } from "#content/lead-form/confirmation/opened-note.tsx";
import type { AcceptedLead } from "#content/lead-form/sending/send-lead.ts";
import type { MessagePanelContent } from "./message-panel-content.ts";

type MessageReceivedProps = Pick<MessagePanelContent, "sent"> & { accepted: AcceptedLead };

/** The confirmation in place of the form; its heading gets the focus. */
export function MessageReceived({ sent, accepted }: MessageReceivedProps) {
  const { title, text, answering, unlocks } = sent;
  const { opened, unlock } = accepted;
  const note = opened.length > 0 ? unlocks.granted : unlock === "none" ? null : unlocks.code;
  return (
    <>
      <span className="grid size-11 place-items-center rounded-full bg-success text-on-success forced-colors:border">
        <Glyph name="check" />
      </span>
      <h3 ref={focusHeading} tabIndex={-1} className="mt-5 font-bold text-3xl outline-none">
        {title}
      </h3>
      <p className="mt-2 text-muted">{text}</p>
      {note ? <OpenedNote content={note} className="mt-5" /> : null}
      <AnsweringPerson content={answering} />
    </>
  );
}

const focusHeading = (heading: HTMLHeadingElement | null) => heading?.focus();
