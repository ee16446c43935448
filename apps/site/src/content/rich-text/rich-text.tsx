import { parseRichText } from "@forecourt/dealership/content";
import { Link } from "@forecourt/ui/link";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import { Fragment } from "react";
import { RouterLink } from "#content/router-link/router-link.tsx";

type RichTextProps = {
  text: string;
  /** Says that links open a new tab, which they then do: a form half filled in must not be left by accident. */
  newTab?: string;
};

/** A paragraph of the dealership's copy with its `**strong**` words and `[links](/…)`. */
export function RichText({ text, newTab }: RichTextProps) {
  return parseRichText(text).map((part, index) => {
    const key = index;
    if (part.type === "strong") return <strong key={key}>{part.text}</strong>;
    if (part.type === "text") return <Fragment key={key}>{part.text}</Fragment>;
    return (
      <Link
        key={key}
        as={part.href.startsWith("/") && !newTab ? RouterLink : "a"}
        href={part.href}
        target={newTab ? "_blank" : undefined}
      >
        {part.text}
        {newTab ? <VisuallyHidden> ({newTab})</VisuallyHidden> : null}
      </Link>
    );
  });
}
