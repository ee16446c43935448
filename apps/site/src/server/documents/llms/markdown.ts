/**
 * A list item with a link and an optional description.
 *
 * @example linkLine("Service", "https://cars.example/service", "Every make.") // "- [Service](https://cars.example/service): Every make."
 */
export function linkLine(label: string, url: string, text?: string): string {
  const link = `- [${label.replace(/[[\]\\]/g, "\\$&")}](${url})`;
  return text ? `${link}: ${text}` : link;
}

/**
 * A section with its heading; empty without lines.
 *
 * @example section("Hours", ["- Sunday: closed"]) // ["## Hours", "", "- Sunday: closed", ""]
 */
export function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}`, "", ...lines, ""];
}
