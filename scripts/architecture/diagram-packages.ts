import type { Package } from "./workspace-packages.ts";

/**
 * Reads the Mermaid flowchart of a document.
 *
 * It has a `subgraph {layer}-layer` per layer, with a package per line. Arrows are like `site --> money & offers`.
 */
export function diagramPackages(document: string): Package[] {
  const drawing = /```mermaid\n([\s\S]*?)```/.exec(document)?.[1] ?? "";
  const packages = new Map<string, Package>();
  let layer = "none";
  for (const line of drawing.split("\n").map((text) => text.trim())) {
    const subgraph = /^subgraph ([a-z-]+)-layer\b/.exec(line);
    const arrow = /^([a-z-]+) --> (.+)$/.exec(line);
    if (subgraph) layer = subgraph[1]!;
    else if (arrow) packages.get(arrow[1]!)?.imports.push(...arrow[2]!.split(" & "));
    else if (/^[a-z-]+$/.test(line) && line !== "end") packages.set(line, { name: line, layer, imports: [] });
  }
  return [...packages.values()];
}
