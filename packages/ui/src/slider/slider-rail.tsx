"use client";

import { useEffect, useRef, useState } from "react";
import { cx } from "../class-names/class-names.ts";
import type { SliderRailProps } from "./slider-rail-props.ts";
import { shareOf } from "./slider-steps.ts";
import { SliderTrack } from "./slider-track.tsx";
import { useSliderThumbs } from "./use-slider-thumbs.ts";

/**
 * Rail and thumbs of every slider. The rail is in the server's HTML at its full size, filled as far as it will be;
 * the thumbs come with the visitor's first move or key, since they weigh more than most pages' scripts, and shift
 * nothing.
 */
export function SliderRail({ ticks = [], className, ...slider }: SliderRailProps) {
  const { thumbs, min, max, disabled } = slider;
  const frame = useRef<HTMLSpanElement>(null);
  const Thumbs = useSliderThumbs();
  const [dir, setDir] = useState<"ltr" | "rtl">("ltr");
  // After each rendering: the page's direction is no prop of ours.
  useEffect(() => {
    if (frame.current) setDir(getComputedStyle(frame.current).direction === "rtl" ? "rtl" : "ltr");
  });

  return (
    <span
      ref={frame}
      data-disabled={disabled ? "" : undefined}
      className={cx(
        "relative block min-h-11 data-disabled:opacity-50",
        thumbs.length > 1 ? "[--overhang:1.625rem]" : "[--overhang:0.8125rem]",
        className,
      )}
    >
      {/* Outside of what Radix marks as left to right until it knows better: this stands right from the start. */}
      <SliderTrack
        shares={thumbs.map(({ position }) => shareOf(position, min, max))}
        ticks={ticks.map((tick) => shareOf(tick, min, max))}
      />
      {Thumbs ? <Thumbs dir={dir} {...slider} /> : null}
    </span>
  );
}
