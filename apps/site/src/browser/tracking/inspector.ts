import { addScript } from "./add-script.ts";
import { describeInspected } from "./describe-inspected.ts";
import { EVENT_INSPECTED, type InspectedEvent } from "./inspect-event.ts";

/*
 * The inspector of tracking, in development only: lists each event, its payloads, and why it was sent or not.
 */

const STYLE = `
  details { position: fixed; inset: auto auto 0 0; z-index: 9999; max-width: min(44rem, 100vw); max-height: 60vh;
    overflow: auto; background: #111; color: #eee; font: 12px/1.5 monospace; }
  summary { padding: .5rem .75rem; cursor: pointer; }
  ul { margin: 0; padding: 0 1rem 1rem; list-style: none; }
  li { padding: .5rem 0; border-top: 1px solid #444; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  .sent { color: #7ee787; } .held { color: #ffa657; }
`;

const host = document.createElement("div");
const root = host.attachShadow({ mode: "open" });
root.innerHTML = `<style>${STYLE}</style><details><summary></summary><ul></ul></details>`;
const summary = root.querySelector("summary")!;
const list = root.querySelector("ul")!;
let shown = 0;

function line(tag: string, text: string, className = ""): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
}

function itemOf(event: InspectedEvent): HTMLElement {
  const item = line("li", event.name);
  for (const { tracker, sent, why, payload } of describeInspected(event)) {
    const text = `${tracker}: ${sent ? "sent" : "not sent"}; ${why}`;
    const className = sent ? "sent" : "held";
    if (payload === "") item.append(line("div", text, className));
    else {
      const more = document.createElement("details");
      more.style.position = "static";
      more.append(line("summary", text, className), line("pre", payload));
      item.append(more);
    }
  }
  return item;
}

function show(): void {
  const events = globalThis.inspectedEvents ?? [];
  for (const event of events.slice(shown)) list.prepend(itemOf(event));
  shown = events.length;
  summary.textContent = `Tracked events: ${shown}`;
}

addEventListener(EVENT_INSPECTED, show);
show();
document.documentElement.append(host);
// Without consent the page has no tracker, and the inspector nothing to explain.
const config = self.consent.s;
if (config.tracker) void addScript(config.tracker);
delete config.tracker;
