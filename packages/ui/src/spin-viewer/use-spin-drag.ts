"use client";

import { type PointerEvent, useRef } from "react";

/** Turns by dragging sideways: the viewer's width is a full turn, in both reading directions. */
export function useSpinDrag(count: number, shown: number, onShow: (index: number) => void) {
  const start = useRef<{ x: number; index: number } | null>(null);
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, index: shown };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      const { clientWidth } = event.currentTarget;
      if (!from || clientWidth === 0) return;
      const frames = Math.round(((event.clientX - from.x) / clientWidth) * count);
      onShow((((from.index + frames) % count) + count) % count);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
