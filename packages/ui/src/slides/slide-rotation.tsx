"use client";

import { type ReactNode, useEffect, useState } from "react";
import { cx } from "../class-names/class-names.ts";
import { useMotionAllowed } from "./use-motion-allowed.ts";

export type SlideRotationProps = {
  /** Id of the element with `data-slides`. Render this first in it, so that Tab reaches the pause button first. */
  slidesId: string;
  /** Seconds per slide. */
  seconds: number;
  pause: { label: string; icon: ReactNode };
  play: { label: string; icon: ReactNode };
  className?: string;
};

/**
 * Rotates slides automatically, with a pause button. It pauses on hover and focus and stops on interaction.
 * With reduced motion it neither moves nor shows the button.
 */
export function SlideRotation({ slidesId, seconds, pause, play, className }: SlideRotationProps) {
  const allowed = useMotionAllowed();
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const root = document.getElementById(slidesId);
    if (!root) return;
    const stop = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      root.addEventListener(type, listener, { signal: stop.signal });
    // Hover or focus may precede hydration.
    setHovered(root.matches(":hover"));
    setFocused(root.contains(document.activeElement));
    on("pointerenter", () => setHovered(true));
    on("pointerleave", () => setHovered(false));
    on("focusin", () => setFocused(true));
    on("focusout", () => setFocused(false));
    const stopOnChoice = (event: Event) => {
      if ((event.target as Element).closest("[data-slide-link], [data-slide-track]")) setPlaying(false);
    };
    on("pointerdown", stopOnChoice);
    on("click", stopOnChoice);
    on("keydown", stopOnChoice);
    return () => stop.abort();
  }, [slidesId]);

  const running = allowed && playing && !hovered && !focused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => showNextSlide(slidesId), seconds * 1000);
    return () => clearInterval(timer);
  }, [running, seconds, slidesId]);

  if (!allowed) return null;
  const { label, icon } = playing ? pause : play;
  return (
    <button
      type="button"
      aria-label={label}
      className={cx("slide-button", className)}
      onClick={() => {
        setPlaying(!playing);
        // Pressing play starts the rotation even while hovered or focused.
        setHovered(false);
        setFocused(false);
      }}
    >
      {icon}
    </button>
  );
}

/** Scrolls to the next slide and wraps. */
function showNextSlide(slidesId: string) {
  const track = document.getElementById(slidesId)?.querySelector<HTMLElement>("[data-slide-track]");
  if (!track) return;
  const count = track.querySelectorAll("[data-slide]").length;
  const next = (Math.round(Math.abs(track.scrollLeft) / track.clientWidth) + 1) % count;
  const side = getComputedStyle(track).direction === "rtl" ? -1 : 1;
  track.scrollTo({ left: side * next * track.clientWidth });
}
