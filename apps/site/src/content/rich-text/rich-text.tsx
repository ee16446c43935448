import { parseRichText } from "@forecourt/dealership/content";
import { Link } from "@forecourt/ui/link";
import { Fragment } from "react";
import { RouterLink } from "#content/router-link/router-link.tsx";

/** A paragraph of content with `**strong**` text and `[links](/…)`. */
export function RichText({ text }: { text: string }) {
  return parseRichText(text).map((part, index) => {
    const key = index;
    if (part.type === "strong") return <strong key={key}>{part.text}</strong>;
    if (part.type === "text") return <Fragment key={key}>{part.text}</Fragment>;
    return (
      <Link key={key} as={part.href.startsWith("/") ? RouterLink : "a"} href={part.href}>
        {part.text}
      </Link>
    );
  });
}
