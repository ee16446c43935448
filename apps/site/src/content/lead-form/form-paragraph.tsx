import { Link } from "@forecourt/ui/link";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import { Fragment } from "react";
import type { FormText } from "./lead-form-content.ts";

/** Text of a form. Its links to pages open a new tab, so that no input is lost. */
export function FormParagraph({ text, newTab }: { text: FormText; newTab: string }) {
  return text.map((part, index) => {
    const key = index;
    if (part.type === "strong") return <strong key={key}>{part.text}</strong>;
    if (part.type === "text") return <Fragment key={key}>{part.text}</Fragment>;
    if (part.href.startsWith("tel:")) {
      return (
        <Link key={key} href={part.href}>
          {part.text}
        </Link>
      );
    }
    return (
      <Link key={key} href={part.href} target="_blank">
        {part.text}
        <VisuallyHidden> ({newTab})</VisuallyHidden>
      </Link>
    );
  });
}
