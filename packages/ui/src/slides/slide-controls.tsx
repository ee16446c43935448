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
  const [shown, setShown] = useState<{ index: number; count: number } | null>(null);

  useEffect(() => {
    const root = document.getElementById(slidesId);
    const track = root?.querySelector<HTMLElement>("[data-slide-track]");
    if (!root || !track) return;
    const slides = [...track.querySelectorAll<HTMLElement>("[data-slide]")];
    const links = [...root.querySelectorAll<HTMLElement>("[data-slide-link]")];
    root.dataset["enhanced"] = "";

    const show = (index: number) => {
      setShown({ index, count: slides.length });
      for (const link of links) {
        const current = link.dataset["slideLink"] === String(index + 1);
        if (current) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find((candidate) => candidate.isIntersecting);
        if (entry) show(slides.indexOf(entry.target as HTMLElement));
      },
      { root: track, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);

    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>("[data-slide-link]");
      const slide = link && slides[Number(link.dataset["slideLink"]) - 1];
      if (!slide || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      scrollTo(track, slide);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const side = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (side === 0) return;
      event.preventDefault();
      // An arrow points to a side of the screen, whichever way the page is read.
      track.scrollBy({ left: side * track.clientWidth });
    };
    root.addEventListener("click", onClick);
    track.addEventListener("keydown", onKeyDown);
    return () => {
      observer.disconnect();
      root.removeEventListener("click", onClick);
      track.removeEventListener("keydown", onKeyDown);
    };
  }, [slidesId]);

  if (!shown) return null;
  const move = (step: 1 | -1) => {
    const track = document.getElementById(slidesId)?.querySelector<HTMLElement>("[data-slide-track]");
    if (track) scrollBy(track, step);
  };
  return (
    <>
      {previous ? (
        <StepButton {...previous} className="start-4" disabled={shown.index === 0} onClick={() => move(-1)} />
      ) : null}
      {next ? (
        <StepButton
          {...next}
          className="end-4"
          disabled={shown.index === shown.count - 1}
          onClick={() => move(1)}
        />
      ) : null}
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

function scrollTo(track: HTMLElement, slide: HTMLElement) {
  track.scrollTo({ left: slide.offsetLeft - track.offsetLeft });
}

function scrollBy(track: HTMLElement, step: number) {
  const direction = getComputedStyle(track).direction === "rtl" ? -1 : 1;
  track.scrollBy({ left: step * direction * track.clientWidth });
}
