// @vitest-environment jsdom
import "../testing/jsdom-gaps.ts";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeToast, currentToasts, showToast } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Toaster label="Messages" announcedAs="Message" closeLabel="Close" />));
});

afterEach(() => {
  act(() => {
    for (const { id } of currentToasts()) closeToast(id);
  });
  act(() => root.unmount());
  document.body.innerHTML = "";
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (life?: number | null) =>
  act(() => {
    showToast({ severity: "success", summary: "Saved", ...(life === undefined ? {} : { life }) });
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => document.querySelectorAll("li").length;
const say = (target: EventTarget, type: string) =>
  act(() => target.dispatchEvent(new Event(type, { bubbles: true })));
const region = () => document.querySelector("[role=region]")!;
const pageIs = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  say(document, "visibilitychange");
};

describe("a message", () => {
  it("goes after five seconds unless told", () => {
    show();
    wait(4999);
    expect(shown()).toBe(1);
    wait(1);
    expect(shown()).toBe(0);
    expect(currentToasts()).toEqual([]);
  });

  it("goes after its own life, or stays", () => {
    show(200);
    show(null);
    wait(200);
    expect(shown()).toBe(1);
    wait(1e9);
    expect(shown()).toBe(1);
  });

  it("stays while it is hovered, and then for the rest of its life", () => {
    show(1000);
    wait(600);
    say(region(), "pointermove");
    wait(60_000);
    expect(shown()).toBe(1);
    say(region(), "pointerleave");
    wait(399);
    expect(shown()).toBe(1);
    wait(1);
    expect(shown()).toBe(0);
  });

  it("stays while it has the focus", () => {
    show(1000);
    act(() => document.querySelector("button")!.focus());
    wait(60_000);
    expect(shown()).toBe(1);
    act(() => document.querySelector("button")!.blur());
    wait(1000);
    expect(shown()).toBe(0);
  });

  it("stays while the window is not in use", () => {
    show(1000);
    say(window, "blur");
    wait(60_000);
    expect(shown()).toBe(1);
    say(window, "focus");
    wait(1000);
    expect(shown()).toBe(0);
  });

  it("waits to be seen when it comes to a page behind another", () => {
    pageIs("hidden");
    show(1000);
    wait(60_000);
    expect(shown()).toBe(1);
    pageIs("visible");
    wait(999);
    expect(shown()).toBe(1);
    wait(1);
    expect(shown()).toBe(0);
  });

  it("goes in time although the one before it was closed by hand", () => {
    show();
    act(() => document.querySelector("button")!.focus());
    act(() => document.querySelector("button")!.click());
    expect(shown()).toBe(0);
    show(1000);
    wait(1000);
    expect(shown()).toBe(0);
  });
});
