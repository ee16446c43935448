import { Glyph } from "@forecourt/ui/glyph";
import { AnsweringPerson } from "#content/lead-form/confirmation/answering-person.tsx";
import type { MessagePanelContent } from "./message-panel-content.ts";

/** The confirmation in place of the form; its heading gets the focus. */
export function MessageReceived({ sent: { title, text, answering } }: Pick<MessagePanelContent, "sent">) {
  return (
    <>
      <span className="grid size-11 place-items-center rounded-full bg-success text-on-success forced-colors:border">
        <Glyph name="check" />
      </span>
      <h3 ref={focusHeading} tabIndex={-1} className="mt-5 font-bold text-3xl outline-none">
        {title}
      </h3>
      <p className="mt-2 text-muted">{text}</p>
      <AnsweringPerson content={answering} />
    </>
  );
}

const focusHeading = (heading: HTMLHeadingElement | null) => heading?.focus();
