"use client";

import { type ReactNode, useEffect, useState } from "react";
import { cx } from "../class-names/class-names.ts";
import { slideButtonClass } from "./slide-button-class.ts";
import { useMotionAllowed } from "./use-motion-allowed.ts";

export type SlideRotationProps = {
  /** The id of the element marked `data-slides`; put this first in it, so that its button is the first that Tab finds. */
  slidesId: string;
  /** How long each slide stays. */
  seconds: number;
  pause: { label: string; icon: ReactNode };
  play: { label: string; icon: ReactNode };
  className?: string;
};

/**
 * Turns slides over by itself, with the button that stops it. It waits while the pointer or the keyboard's focus is in
 * the slides, ends once somebody chooses a slide, and neither moves nor shows a button where motion is not wanted.
 */
export function SlideRotation({ slidesId, seconds, pause, play, className }: SlideRotationProps) {
  const allowed = useMotionAllowed();
  const [playing, setPlaying] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const root = document.getElementById(slidesId);
    if (!root) return;
    const stop = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      root.addEventListener(type, listener, { signal: stop.signal });
    // Either may have been there before this ran.
    setPointed(root.matches(":hover"));
    setFocused(root.contains(document.activeElement));
    on("pointerenter", () => setPointed(true));
    on("pointerleave", () => setPointed(false));
    on("focusin", () => setFocused(true));
    on("focusout", () => setFocused(false));
    const choose = (event: Event) => {
      if ((event.target as Element).closest("[data-slide-link], [data-slide-track]")) setPlaying(false);
    };
    on("pointerdown", choose);
    on("click", choose);
    on("keydown", choose);
    return () => stop.abort();
  }, [slidesId]);

  const running = allowed && playing && !pointed && !focused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => turnOver(slidesId), seconds * 1000);
    return () => clearInterval(timer);
  }, [running, seconds, slidesId]);

  if (!allowed) return null;
  const { label, icon } = playing ? pause : play;
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(slideButtonClass, className)}
      onClick={() => {
        setPlaying(!playing);
        // Whoever presses play wants to see it move, although pointer or focus are still here.
        setPointed(false);
        setFocused(false);
      }}
    >
      {icon}
    </button>
  );
}

/** To the next slide, from the last one to the first. */
function turnOver(slidesId: string) {
  const track = document.getElementById(slidesId)?.querySelector<HTMLElement>("[data-slide-track]");
  if (!track) return;
  const count = track.querySelectorAll("[data-slide]").length;
  const next = (Math.round(Math.abs(track.scrollLeft) / track.clientWidth) + 1) % count;
  const side = getComputedStyle(track).direction === "rtl" ? -1 : 1;
  track.scrollTo({ left: side * next * track.clientWidth });
}
