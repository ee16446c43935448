import { Glyph } from "@forecourt/ui/glyph";
import { IconButton } from "@forecourt/ui/icon-button";
import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import type { AcceptedLead } from "#content/lead-form/sending/send-lead.ts";
import { keepPlace } from "#content/route-focus/kept-place.ts";
import { rememberOpenedGates } from "#content/unlock-link/gates-opened.ts";
import { MessageForm } from "./message-form.tsx";
import type { MessagePanelContent } from "./message-panel-content.ts";
import { MessageReceived } from "./message-received.tsx";

export type MessagePanelProps = {
  content: MessagePanelContent;
  callIcon: ReactNode;
  /** The number of the press that opens it. */
  press: number;
  /** Called when it closes after sending: the next press starts a new message. */
  onDone: () => void;
};

const TITLE_ID = "message-panel-title";

/** The phone's sheet is modal; the panel in a corner leaves the page usable. As `md:` of the styles. */
const WIDE = "(min-width: 48rem)";

/** The panel with the form of a message, and its confirmation. What was typed stays while it is closed. */
export function MessagePanel({ content, callIcon, press, onDone }: MessagePanelProps) {
  const { title, closeLabel, answers, person, sent, isLocked } = content;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [accepted, setAccepted] = useState<AcceptedLead | null>(null);
  const router = useRouter();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) openIn(element, matchMedia(WIDE).matches);
    heading.current?.focus({ preventScroll: true });
  }, [press]);

  function closed() {
    if (!accepted) return;
    onDone();
    if (!isLocked) return;
    // The message may have opened the gates: the page shows its prices.
    keepPlace();
    startTransition(() => router.refresh());
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE_ID}
      className="overlay dialog dialog-middle message-panel"
      onClose={(event) => {
        if (event.target === event.currentTarget) closed();
      }}
      onKeyDown={closeOnEscape}
    >
      <div className="sticky-edge top-0 sheet-header">
        {person ? <InitialsAvatar name={person.name} seed={person.slug} size="sm" /> : null}
        <div className="min-w-0 flex-1">
          <h2 ref={heading} id={TITLE_ID} tabIndex={-1} className="font-bold text-lg outline-none">
            {title}
          </h2>
          <p className="text-muted text-sm">{answers}</p>
        </div>
        <IconButton label={closeLabel} onClick={() => dialog.current?.close()}>
          <Glyph name="close" />
        </IconButton>
      </div>
      <div className="p-5">
        {accepted ? (
          <MessageReceived sent={sent} accepted={accepted} />
        ) : (
          <MessageForm
            content={content}
            callIcon={callIcon}
            onSent={(answer) => {
              if (isLocked) rememberOpenedGates();
              setAccepted(answer);
            }}
          />
        )}
      </div>
    </dialog>
  );
}

function openIn(dialog: HTMLDialogElement, isWide: boolean): void {
  dialog.setAttribute("closedby", isWide ? "closerequest" : "any");
  if (isWide) dialog.show();
  else dialog.showModal();
}

/** Browsers close only modal dialogs by themselves. */
function closeOnEscape(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === "Escape") event.currentTarget.close();
}
