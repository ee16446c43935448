// @vitest-environment jsdom
import "./testing/jsdom-polyfills.ts";
import { act, type ElementType, type ReactElement, type Ref } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as kit from "./index.ts";
import { components, controls, pieces } from "./testing/conformance-entries.ts";

const every = [...components, ...controls, ...pieces];

/** Errors and warnings that React logged. */
let reactErrors: string[] = [];

beforeEach(() => {
  reactErrors = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => {
    reactErrors.push(parts.map(String).join(" "));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

/** Renders into the document, runs the callback, and removes the element. */
function rendered<T>(element: ReactElement, inspect: (body: HTMLElement) => T): T {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(element));
  const seen = inspect(document.body);
  act(() => root.unmount());
  return seen;
}

function withProps(element: ReactElement, props: Record<string, unknown>): ReactElement {
  const Component = element.type as ElementType;
  return <Component {...(element.props as object)} {...props} />;
}

/** Renders different text on the server and in the browser. */
function HydrationMismatch() {
  return <p>{document.querySelector("#live") ? "b" : "a"}</p>;
}

const spoken = ["aria-label", "alt", "title", "placeholder", "aria-valuetext", "aria-roledescription"];

describe("every component", () => {
  it("has a conformance file", () => {
    const tried = new Set(every.flatMap(([name, { type }]) => [name, (type as { name?: string }).name]));
    const exported = Object.entries(kit)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === "function")
      .map(([name]) => name);
    expect(exported.filter((name) => !tried.has(name))).toEqual([]);
  });

  it.each(every)("%s renders no text that was not passed as a prop", (_name, element) => {
    const words = rendered(element, (body) => [
      body.textContent ?? "",
      ...[...body.querySelectorAll("*")].flatMap((node) =>
        spoken.map((name) => node.getAttribute(name) ?? ""),
      ),
    ]);
    words.push(renderToString(element).replace(/<[^>]*>/g, " "));
    expect(words.filter((text) => /[A-Za-z]/.test(text.replace(/&\w+;/g, "")))).toEqual([]);
  });

  it.each(every)("%s renders unique ids", (_name, element) => {
    const ids = rendered(element, (body) => [...body.querySelectorAll("[id]")].map((node) => node.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(every)("%s renders on the server and hydrates without warnings", async (_name, element) => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(element);
    const root = await act(async () =>
      hydrateRoot(container, element, {
        onRecoverableError: (error) => reactErrors.push(String(error)),
      }),
    );
    await act(async () => root.unmount());
    expect(reactErrors).toEqual([]);
  });
});

describe("the hydration check", () => {
  it("detects a hydration mismatch", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<HydrationMismatch />);
    container.id = "live";
    const root = await act(async () =>
      hydrateRoot(container, <HydrationMismatch />, {
        onRecoverableError: (error) => reactErrors.push(String(error)),
      }),
    );
    await act(async () => root.unmount());
    expect(reactErrors.join()).toMatch(/hydrat/i);
  });
});

describe("component root element", () => {
  it.each(components)(
    "%s accepts className, attributes and ref, and keeps its own classes",
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

describe("form control", () => {
  it.each(controls)("%s accepts className, and passes attributes to its input", (_name, element) => {
    rendered(withProps(element, { className: "probe-class", "data-probe": "1" }), (body) => {
      expect(body.querySelector(".probe-class")).not.toBeNull();
      expect(body.querySelector("[data-probe]")?.tagName).toMatch(/^(INPUT|SELECT|TEXTAREA|FORM|BUTTON)$/);
    });
  });
});

function classesOfProbe(body: HTMLElement): string[] {
  return [...(body.querySelector("[data-probe]")?.classList ?? [])];
}
