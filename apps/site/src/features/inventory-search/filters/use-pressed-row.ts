"use client";

import { type MouseEvent, type PointerEvent, useRef } from "react";

/** A hand that presses a button moves less than this; a new list may move the row away under a resting pointer. */
const SLIP_PX = 12;

type Press = { box: HTMLInputElement; address: string | null; x: number; y: number };

/** The checkbox of the row that an event happened in. */
export function checkboxOf(target: EventTarget | null): HTMLInputElement | null {
  const control = target instanceof Element ? target.closest("label")?.control : null;
  return control instanceof HTMLInputElement && control.type === "checkbox" ? control : null;
}

/**
 * Ticks a row when the mouse button goes down, some 70 ms before the click. Releasing it elsewhere takes the tick back
 * (WCAG 2.5.2, "up reversal"). Touch, pens and keys act on the click.
 *
 * @param apply applies the form and returns the requested address
 * @param leave goes back if an address is shown already
 */
export function usePressedRow(apply: () => string | null, leave: (address: string) => boolean) {
  const press = useRef<Press | null>(null);

  const end = ({ type, target, clientX, clientY }: globalThis.PointerEvent) => {
    for (const name of ["pointerup", "pointercancel"] as const) window.removeEventListener(name, end);
    const { current: pressed } = press;
    if (!pressed) return;
    const { box, address, x, y } = pressed;
    const isNear = Math.hypot(clientX - x, clientY - y) < SLIP_PX || checkboxOf(target) === box;
    if (type === "pointerup" && isNear) return;
    press.current = null;
    box.checked = !box.checked;
    if (address === null || !leave(address)) apply();
  };

  return {
    start({
      pointerType,
      button,
      ctrlKey,
      metaKey,
      shiftKey,
      altKey,
      target,
      clientX,
      clientY,
    }: PointerEvent) {
      press.current = null;
      const box = checkboxOf(target);
      const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
      if (pointerType !== "mouse" || !isPlain || !box || box.disabled) return;
      box.checked = !box.checked;
      press.current = { box, address: apply(), x: clientX, y: clientY };
      for (const name of ["pointerup", "pointercancel"] as const) window.addEventListener(name, end);
    },
    /** Whether a click ends a press, which has ticked the row already. */
    isDone({ detail, target }: MouseEvent): boolean {
      const { current: pressed } = press;
      press.current = null;
      // `detail` is 0 for clicks by keyboard and by script.
      if (!pressed || detail === 0 || checkboxOf(target) !== pressed.box) return false;
      pressed.box.focus({ preventScroll: true });
      return true;
    },
  };
}
