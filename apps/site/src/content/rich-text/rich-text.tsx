import { parseRichText } from "@forecourt/dealership/content";
import { Link } from "@forecourt/ui/link";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import { Fragment } from "react";
import { RouterLink } from "#content/router-link/router-link.tsx";

type RichTextProps = {
  text: string;
  /** If set, links open a new tab and end with this hidden text. For forms, which must not lose their input. */
  newTab?: string;
};

/** A paragraph of content with `**strong**` text and `[links](/…)`. */
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
