/** A part of an email about a visit, which has its own look in HTML. */
export type VisitBlock =
  /** A badge, the large heading and what it means. */
  | { as: "headline"; badge: string; tone: "good" | "plain"; title: string; lines: readonly string[] }
  /** The leaf of a calendar beside the day, the time and the place. */
  | {
      as: "date";
      leaf: { weekday: string; day: string; month: string };
      day: string;
      time: string;
      place: readonly [name: string, address: string];
      /** Says that it does not take place; the time is struck through. Null when it does. */
      over: string | null;
    }
  /** The one thing to do. */
  | { as: "button"; label: string; href: string }
  | { as: "links"; links: readonly { label: string; href: string }[] }
  /** A vehicle with its facts, price and small print. */
  | {
      as: "vehicle";
      title: string;
      href: string | null;
      facts: string | null;
      price: string | null;
      payment: string | null;
    }
  /** A coloured box. */
  | { as: "promise"; title: string; text: string }
  | { as: "list"; title: string; lines: readonly string[] }
  | { as: "person"; name: string; title: string; call: string; href: string };

/** Writes a block of a visit as a paragraph of plain text; each address has its own line. */
export function visitBlockText(block: VisitBlock): string {
  switch (block.as) {
    case "headline":
      return [`[${block.badge}] ${block.title}`, ...block.lines].join("\n");
    case "date":
      return [...(block.over === null ? [] : [block.over]), block.day, block.time, ...block.place].join("\n");
    case "button":
      return `${block.label}:\n${block.href}`;
    case "links":
      return block.links.map(({ label, href }) => `${label}: ${href}`).join("\n");
    case "vehicle":
      return [block.title, block.facts, block.price, block.payment, block.href]
        .filter((line) => line !== null)
        .join("\n");
    case "promise":
      return `${block.title} ${block.text}`;
    case "list":
      return [block.title, ...block.lines.map((line) => `- ${line}`)].join("\n");
    case "person":
      return [block.name, block.title, block.call].join("\n");
  }
}
