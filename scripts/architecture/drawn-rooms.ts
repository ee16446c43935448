import type { Room } from "./workspace-rooms.ts";

/**
 * Reads the Mermaid flowchart of a document: a `subgraph {layer}-layer` per layer, a room per line in it, and arrows
 * such as `site --> money & offers`.
 */
export function drawnRooms(document: string): Room[] {
  const drawing = /```mermaid\n([\s\S]*?)```/.exec(document)?.[1] ?? "";
  const rooms = new Map<string, Room>();
  let layer = "none";
  for (const line of drawing.split("\n").map((text) => text.trim())) {
    const subgraph = /^subgraph ([a-z-]+)-layer\b/.exec(line);
    const arrow = /^([a-z-]+) --> (.+)$/.exec(line);
    if (subgraph) layer = subgraph[1]!;
    else if (arrow) rooms.get(arrow[1]!)?.imports.push(...arrow[2]!.split(" & "));
    else if (/^[a-z-]+$/.test(line) && line !== "end") rooms.set(line, { name: line, layer, imports: [] });
  }
  return [...rooms.values()];
}
