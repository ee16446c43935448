import { type VisitBlock, visitBlockText } from "./visit-block.ts";

/** A part of an email, from which its text and its HTML are made. */
export type EmailBlock = PlainBlock | VisitBlock;

/** Lines of text. `item` is one vehicle of a list, `note` is small, `foot` explains the email below the card. */
export type PlainBlock = {
  as: "text" | "item" | "note" | "foot";
  title?: string;
  lines: readonly string[];
  link?: EmailLink;
};

export type EmailLink = {
  href: string;
  /** The words of the link in HTML; null makes the block's last line the link. */
  label: string | null;
  /** A button stands below the lines. */
  isButton?: boolean;
};

/**
 * Writes an email as plain text. Each block is a paragraph, and each address has its own line. A block with only a link
 * is one line.
 *
 * @example emailText([{ as: "foot", lines: [], link: { href: "https://a.example", label: "Stop" } }])
 * // "Stop: https://a.example\n"
 */
export function emailText(blocks: readonly EmailBlock[]): string {
  return `${blocks.map((block) => (isPlain(block) ? paragraph(block) : visitBlockText(block))).join("\n\n")}\n`;
}

/** Tells lines of text from the blocks that only emails about a visit have. */
export function isPlain(block: EmailBlock): block is PlainBlock {
  return block.as === "text" || block.as === "item" || block.as === "note" || block.as === "foot";
}

function paragraph({ title, lines, link }: PlainBlock): string {
  const words = title === undefined ? lines : [title, ...lines];
  if (!link) return words.join("\n");
  return words.length === 0 ? `${link.label}: ${link.href}` : [...words, link.href].join("\n");
}
