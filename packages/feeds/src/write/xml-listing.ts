import { feedText } from "./feed-text.ts";

/**
 * Converts table columns to one listing of Meta's XML: `mileage.value` is a nested element, shared by adjacent columns;
 * `image[0].url` is repeated; address parts are components. Empty cells are omitted.
 *
 * @example xmlListing([["vin", "1"], ["image[0].url", "a"]]) // "<listing>\n<vin>1</vin>\n<image><url>a</url></image>\n</listing>\n"
 */
export function xmlListing(cells: readonly (readonly [column: string, cell: string])[]): string {
  const groups = new Map<string, string>();
  for (const [column, cell] of cells) {
    const text = escaped(feedText(cell));
    if (text === "") continue;
    const [group = column, part] = column.split(".");
    groups.set(group, (groups.get(group) ?? "") + (part ? element(group, part, text) : text));
  }
  const elements = Array.from(groups, ([group, content]) => {
    const name = group.replace(/\[\d+\]$/, "");
    return `<${name}${name === "address" ? ' format="simple"' : ""}>${content}</${name}>\n`;
  });
  return `<listing>\n${elements.join("")}</listing>\n`;
}

function element(group: string, part: string, text: string): string {
  return group === "address" ? `<component name="${part}">${text}</component>` : `<${part}>${text}</${part}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
