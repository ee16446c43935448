"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Runs a task now, or after the press that is under way in the form. A message that appears during a press moves the
 * button away from the pointer, and the browser then sends no click. Only the last task of a press runs.
 */
export function useAfterPress(form: RefObject<HTMLFormElement | null>): (task: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const press = () => {
      pressed.current = true;
    };
    // The click follows the release in the same task.
    const release = () => {
      if (pressed.current) setTimeout(run);
    };
    const run = () => {
      pressed.current = false;
      waiting.current?.();
      waiting.current = null;
    };
    element.addEventListener("pointerdown", press);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
    return () => {
      element.removeEventListener("pointerdown", press);
      window.removeEventListener("pointerup", release);
      window.removeEventListener("pointercancel", release);
    };
  }, [form]);

  return (task) => {
    if (pressed.current) waiting.current = task;
    else task();
  };
}
