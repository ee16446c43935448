"use client";

import { useEffect, useRef, useState } from "react";
import { cx } from "../class-names/class-names.ts";
import type { SliderRailProps } from "./slider-rail-props.ts";
import { shareOf } from "./slider-steps.ts";
import { SliderTrack } from "./slider-track.tsx";
import { useSliderThumbs } from "./use-slider-thumbs.ts";

/**
 * Track and thumbs of every slider. The track is server-rendered at full size, with its filled range.
 * The thumbs load on the visitor's first interaction, because their code is large.
 */
export function SliderRail({ ticks = [], className, ...slider }: SliderRailProps) {
  const { thumbs, min, max, disabled } = slider;
  const frame = useRef<HTMLSpanElement>(null);
  const Thumbs = useSliderThumbs();
  const [dir, setDir] = useState<"ltr" | "rtl">("ltr");
  // After every render: the page's direction is not a prop.
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
      {/* Outside Radix's element, which is left-to-right until hydration: the fill is correct from the start. */}
      <SliderTrack
        shares={thumbs.map(({ position }) => shareOf(position, min, max))}
        ticks={ticks.map((tick) => shareOf(tick, min, max))}
      />
      {Thumbs ? <Thumbs dir={dir} {...slider} /> : null}
    </span>
  );
}
