import { describe, expect, it, vi } from "vitest";
import { closeToast, currentToasts, showToast, subscribeToToasts } from "./toast-store.ts";

describe("toast store", () => {
  it("keeps messages in order, notifies listeners, and closes by id", () => {
    const listener = vi.fn();
    const unsubscribe = subscribeToToasts(listener);
    const first = showToast({ severity: "success", summary: "a" });
    const second = showToast({ severity: "error", summary: "b", group: "forms" });
    expect(currentToasts().map((toast) => toast.summary)).toEqual(["a", "b"]);
    closeToast(first);
    expect(currentToasts().map((toast) => toast.id)).toEqual([second]);
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    closeToast(second);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(currentToasts()).toEqual([]);
  });

  it("returns a new array on every change", () => {
    const before = currentToasts();
    const id = showToast({ severity: "info", summary: "c" });
    expect(currentToasts()).not.toBe(before);
    closeToast(id);
  });
});
