/**
 * A link of a list, with a line about it.
 *
 * @example linkLine("Service", "https://cars.example/service", "Every make.") // "- [Service](https://cars.example/service): Every make."
 */
export function linkLine(label: string, url: string, text?: string): string {
  const link = `- [${label.replace(/[[\]\\]/g, "\\$&")}](${url})`;
  return text ? `${link}: ${text}` : link;
}

/**
 * A section under its heading; without lines there is none.
 *
 * @example section("Hours", ["- Sunday: closed"]) // ["## Hours", "", "- Sunday: closed", ""]
 */
export function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}`, "", ...lines, ""];
}
