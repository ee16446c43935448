"use client";

import { type ReactNode, useEffect, useState } from "react";
import { cx } from "../class-names/class-names.ts";
import { slideButtonClass } from "./slide-button-class.ts";

export type SlideControlsProps = {
  /** The id of the element marked `data-slides`. */
  slidesId: string;
  /** Previous and next buttons; they come with hydration, since the links and scrolling work without. */
  previous?: { label: string; icon: ReactNode };
  next?: { label: string; icon: ReactNode };
};

/**
 * Makes links to slides scroll sideways instead of jumping to an anchor, marks the link of the slide that is
 * shown, and moves by arrow keys. Everything it does is an addition: slides scroll, snap and link without it.
 */
export function SlideControls({ slidesId, previous, next }: SlideControlsProps) {
  const [shown, setShown] = useState<{ track: HTMLElement; index: number; count: number }>();

  useEffect(() => {
    const root = document.getElementById(slidesId);
    const track = root?.querySelector<HTMLElement>("[data-slide-track]");
    if (!root || !track) return;
    const slides = [...track.querySelectorAll<HTMLElement>("[data-slide]")];
    const gone = new AbortController();
    const { signal } = gone;
    root.dataset["enhanced"] = "";

    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find((candidate) => candidate.isIntersecting);
        if (!entry) return;
        const index = slides.indexOf(entry.target as HTMLElement);
        setShown({ track, index, count: slides.length });
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
        // An arrow points to a side of the screen, whichever way the page is read.
        scrollToSide(track, side);
      },
      { signal },
    );
    return () => {
      observer.disconnect();
      gone.abort();
    };
  }, [slidesId]);

  if (!shown) return null;
  const { track, index, count } = shown;
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
        slideButtonClass,
        "absolute top-1/2 hidden -translate-y-1/2 disabled:invisible md:grid",
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}

/** By the width of one slide, to the right (1) or to the left (-1) of the screen. */
function scrollToSide(track: HTMLElement, side: number) {
  track.scrollBy({ left: side * track.clientWidth });
}
