import { Button } from "@forecourt/ui/button";
import type { MouseEvent } from "react";
import type { QuickPhrase } from "./message-panel-content.ts";
import { withPhrase } from "./with-phrase.ts";

type QuickPhrasesProps = { label: string; list: readonly QuickPhrase[] };

/** Buttons that put a phrase into the message of the form around them, behind what was typed. */
export function QuickPhrases({ label, list }: QuickPhrasesProps) {
  return (
    <fieldset className="-mt-2 col-span-2 flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {list.map((phrase) => (
        <Button
          key={phrase.label}
          variant="secondary"
          size="sm"
          className="px-3"
          onClick={(event) => putPhrase(event, phrase.text)}
        >
          {phrase.label}
        </Button>
      ))}
    </fieldset>
  );
}

/** The message keeps what the shopper typed: it is the browser's, as in every lead form. */
function putPhrase({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, text: string): void {
  const message = form?.elements.namedItem("message");
  if (!(message instanceof HTMLTextAreaElement)) return;
  message.value = withPhrase(message.value, text);
  message.focus();
  message.setSelectionRange(message.value.length, message.value.length);
}
