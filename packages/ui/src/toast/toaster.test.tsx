// @vitest-environment jsdom
import "../testing/jsdom-polyfills.ts";
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
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  say(document, "visibilitychange");
};

describe("a message", () => {
  it("disappears after five seconds by default", () => {
    show();
    wait(4999);
    expect(shown()).toBe(1);
    wait(1);
    expect(shown()).toBe(0);
    expect(currentToasts()).toEqual([]);
  });

  it("disappears after its own time, or never", () => {
    show(200);
    show(null);
    wait(200);
    expect(shown()).toBe(1);
    wait(1e9);
    expect(shown()).toBe(1);
  });

  it("pauses while hovered, then continues", () => {
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

  it("stays while focused", () => {
    show(1000);
    act(() => document.querySelector("button")!.focus());
    wait(60_000);
    expect(shown()).toBe(1);
    act(() => document.querySelector("button")!.blur());
    wait(1000);
    expect(shown()).toBe(0);
  });

  it("stays while the window has no focus", () => {
    show(1000);
    say(window, "blur");
    wait(60_000);
    expect(shown()).toBe(1);
    say(window, "focus");
    wait(1000);
    expect(shown()).toBe(0);
  });

  it("waits while the page is hidden", () => {
    setVisibility("hidden");
    show(1000);
    wait(60_000);
    expect(shown()).toBe(1);
    setVisibility("visible");
    wait(999);
    expect(shown()).toBe(1);
    wait(1);
    expect(shown()).toBe(0);
  });

  it("disappears on time after the previous one was closed", () => {
    show();
    act(() => document.querySelector("button")!.focus());
    act(() => document.querySelector("button")!.click());
    expect(shown()).toBe(0);
    show(1000);
    wait(1000);
    expect(shown()).toBe(0);
  });

  it.each([
    ["error", undefined, "assertive"],
    ["error", false, "polite"],
    ["success", undefined, "polite"],
    ["info", true, "assertive"],
  ] as const)("with severity %s and assertive %s is announced once, %s", (severity, assertive, live) => {
    act(() => {
      showToast({ severity, summary: "Not sent", ...(assertive === undefined ? {} : { assertive }) });
    });
    wait(100);
    const announced = [...document.querySelectorAll("[aria-live]")].filter((element) =>
      element.textContent?.includes("Not sent"),
    );
    expect(announced.map((element) => element.getAttribute("aria-live"))).toEqual([live]);
  });
});
