// @vitest-environment jsdom
import "./testing/jsdom-gaps.ts";
import { act, type ElementType, type ReactElement, type Ref } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as kit from "./index.ts";
import { components, controls, pieces } from "./testing/conformance-entries.ts";

const every = [...components, ...controls, ...pieces];

/** Everything that React complained about; nothing may. */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => {
    complaints.push(parts.map(String).join(" "));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

/** Renders into the page as a browser does, looks, and takes it away again. */
function rendered<T>(element: ReactElement, look: (body: HTMLElement) => T): T {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(element));
  const seen = look(document.body);
  act(() => root.unmount());
  return seen;
}

function withProps(element: ReactElement, props: Record<string, unknown>): ReactElement {
  const Component = element.type as ElementType;
  return <Component {...(element.props as object)} {...props} />;
}

/** Says something else on the server than in the browser. */
function Differs() {
  return <p>{document.querySelector("#live") ? "b" : "a"}</p>;
}

const spoken = ["aria-label", "alt", "title", "placeholder", "aria-valuetext", "aria-roledescription"];

describe("every component", () => {
  it("is in this suite", () => {
    const tried = new Set(every.flatMap(([name, { type }]) => [name, (type as { name?: string }).name]));
    const exported = Object.entries(kit)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === "function")
      .map(([name]) => name);
    expect(exported.filter((name) => !tried.has(name))).toEqual([]);
  });

  it.each(every)("%s says nothing that it was not told", (_name, element) => {
    const words = rendered(element, (body) => [
      body.textContent ?? "",
      ...[...body.querySelectorAll("*")].flatMap((node) =>
        spoken.map((name) => node.getAttribute(name) ?? ""),
      ),
    ]);
    words.push(renderToString(element).replace(/<[^>]*>/g, " "));
    expect(words.filter((text) => /[A-Za-z]/.test(text.replace(/&\w+;/g, "")))).toEqual([]);
  });

  it.each(every)("%s gives every id once", (_name, element) => {
    const ids = rendered(element, (body) => [...body.querySelectorAll("[id]")].map((node) => node.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(every)("%s comes from the server and wakes up without a warning", async (_name, element) => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(element);
    const root = await act(async () =>
      hydrateRoot(container, element, {
        onRecoverableError: (error) => complaints.push(String(error)),
      }),
    );
    await act(async () => root.unmount());
    expect(complaints).toEqual([]);
  });
});

describe("the hydration check", () => {
  it("notices what differs between server and browser", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Differs />);
    container.id = "live";
    const root = await act(async () =>
      hydrateRoot(container, <Differs />, { onRecoverableError: (error) => complaints.push(String(error)) }),
    );
    await act(async () => root.unmount());
    expect(complaints.join()).toMatch(/hydrat/i);
  });
});

describe("a component's element", () => {
  it.each(components)(
    "%s takes className, attributes and ref, and keeps its own classes",
    (_name, element) => {
      const own = rendered(withProps(element, { "data-probe": "1" }), classesOfProbe);
      let reached: Element | null = null;
      const ref: Ref<Element> = (node) => {
        if (node) reached = node;
      };
      const probed = withProps(element, { className: "probe-class", "data-probe": "1", ref });
      const [classes, same] = rendered(probed, (body) => [
        classesOfProbe(body),
        reached === body.querySelector("[data-probe]"),
      ]);
      expect(classes).toEqual(expect.arrayContaining(["probe-class", ...own]));
      expect(same).toBe(true);
    },
  );
});

describe("a control", () => {
  it.each(controls)("%s takes className, and attributes reach its input", (_name, element) => {
    rendered(withProps(element, { className: "probe-class", "data-probe": "1" }), (body) => {
      expect(body.querySelector(".probe-class")).not.toBeNull();
      expect(body.querySelector("[data-probe]")?.tagName).toMatch(/^(INPUT|SELECT|TEXTAREA|FORM|BUTTON)$/);
    });
  });
});

function classesOfProbe(body: HTMLElement): string[] {
  return [...(body.querySelector("[data-probe]")?.classList ?? [])];
}
