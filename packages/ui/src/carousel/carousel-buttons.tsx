"use client";

import { type ReactNode, useEffect, useState } from "react";
import { fillPlaceholders } from "../fill-placeholders/fill-placeholders.ts";

type Step = { label: string; icon: ReactNode };

export type CarouselButtonsProps = {
  carouselId: string;
  previous: Step;
  next: Step;
  /** `{first} of {count}`, `{first} to {last} of {count}`. */
  status: { one: string; several: string };
};

/** Scrolls a carousel by the visible slides and announces them. Hidden while all slides fit. */
export function CarouselButtons({ carouselId, previous, next, status }: CarouselButtonsProps) {
  const [visible, setVisible] = useState<{ first: number; last: number; count: number } | null>(null);

  useEffect(() => {
    const track = trackOf(carouselId);
    if (!track) return;
    const slides = [...track.querySelectorAll("[data-carousel-slide]")];
    const seen = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio > 0.9) seen.add(slides.indexOf(target));
          else seen.delete(slides.indexOf(target));
        }
        if (seen.size === 0) return;
        setVisible({ first: Math.min(...seen) + 1, last: Math.max(...seen) + 1, count: slides.length });
      },
      { root: track, threshold: [0, 0.9, 1] },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [carouselId]);

  if (!visible || (visible.first === 1 && visible.last === visible.count)) return null;
  const move = (step: 1 | -1) => {
    const track = trackOf(carouselId);
    if (!track) return;
    const side = getComputedStyle(track).direction === "rtl" ? -1 : 1;
    track.scrollBy({ left: side * step * track.clientWidth });
  };
  return (
    <div className="flex items-center gap-2.5">
      <p role="status" className="text-muted text-sm">
        {fillPlaceholders(visible.first === visible.last ? status.one : status.several, visible)}
      </p>
      <StepButton {...previous} atEnd={visible.first === 1} onPress={() => move(-1)} />
      <StepButton {...next} atEnd={visible.last === visible.count} onPress={() => move(1)} />
    </div>
  );
}

/** Stays focusable at the end, so that focus is not lost. */
function StepButton({ label, icon, atEnd, onPress }: Step & { atEnd: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd || undefined}
      onClick={atEnd ? undefined : onPress}
      className="grid size-11 place-items-center rounded-full border border-line-strong bg-surface text-text transition-colors not-aria-disabled:hover:border-text aria-disabled:cursor-not-allowed aria-disabled:text-subtle aria-disabled:opacity-50 forced-colors:aria-disabled:text-[GrayText]"
    >
      {icon}
    </button>
  );
}

function trackOf(carouselId: string): HTMLElement | null {
  return document.getElementById(carouselId)?.querySelector<HTMLElement>("[data-carousel-track]") ?? null;
}
