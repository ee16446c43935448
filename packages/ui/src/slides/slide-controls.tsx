"use client";

import { type ReactNode, useEffect, useState } from "react";
import { cx } from "../class-names/class-names.ts";

export type SlideControlsProps = {
  /** Id of the element with `data-slides`. */
  slidesId: string;
  /** Previous and next buttons; rendered on hydration, because links and scrolling work without them. */
  previous?: { label: string; icon: ReactNode };
  next?: { label: string; icon: ReactNode };
};

/**
 * Makes links to slides scroll smoothly, marks the current one, and handles arrow keys.
 * Without it slides still scroll, snap and link.
 */
export function SlideControls({ slidesId, previous, next }: SlideControlsProps) {
  const [current, setCurrent] = useState<{ track: HTMLElement; index: number; count: number }>();

  useEffect(() => {
    const root = document.getElementById(slidesId);
    const track = root?.querySelector<HTMLElement>("[data-slide-track]");
    if (!root || !track) return;
    const slides = [...track.querySelectorAll<HTMLElement>("[data-slide]")];
    const unmounted = new AbortController();
    const { signal } = unmounted;
    root.dataset["enhanced"] = "";

    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find((candidate) => candidate.isIntersecting);
        if (!entry) return;
        const index = slides.indexOf(entry.target as HTMLElement);
        setCurrent({ track, index, count: slides.length });
        for (const link of root.querySelectorAll<HTMLElement>("[data-slide-link]")) {
          if (link.dataset["slideLink"] === String(index + 1)) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
      },
      { root: track, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);

    root.addEventListener(
      "click",
      (event) => {
        const link = (event.target as Element).closest<HTMLElement>("[data-slide-link]");
        const slide = link && slides[Number(link.dataset["slideLink"]) - 1];
        if (!slide || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        track.scrollTo({ left: slide.offsetLeft - track.offsetLeft });
      },
      { signal },
    );
    track.addEventListener(
      "keydown",
      (event) => {
        const side = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
        if (!side) return;
        event.preventDefault();
        // Arrow keys refer to the screen's side in both reading directions.
        scrollToSide(track, side);
      },
      { signal },
    );
    return () => {
      observer.disconnect();
      unmounted.abort();
    };
  }, [slidesId]);

  if (!current) return null;
  const { track, index, count } = current;
  const move = (step: number) =>
    scrollToSide(track, getComputedStyle(track).direction === "rtl" ? -step : step);
  return (
    <>
      {previous && (
        <StepButton {...previous} className="start-4" disabled={!index} onClick={() => move(-1)} />
      )}
      {next && (
        <StepButton {...next} className="end-4" disabled={index === count - 1} onClick={() => move(1)} />
      )}
    </>
  );
}

type StepButtonProps = {
  label: string;
  icon: ReactNode;
  className: string;
  disabled: boolean;
  onClick: () => void;
};

function StepButton({ label, icon, className, ...rest }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(
        "slide-button",
        "absolute top-1/2 hidden -translate-y-1/2 disabled:invisible md:grid",
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}

/** Scrolls by one slide, to the screen's right (1) or left (-1). */
function scrollToSide(track: HTMLElement, side: number) {
  track.scrollBy({ left: side * track.clientWidth });
}
