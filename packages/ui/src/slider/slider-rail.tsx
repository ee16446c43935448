"use client";

import type { CSSProperties } from "react";
import { cx } from "../class-names/class-names.ts";
import { useHydrated } from "../use-hydrated/use-hydrated.ts";
import type { SliderRailProps } from "./slider-rail-props.ts";
import { shareOf } from "./slider-steps.ts";
import { SliderThumb } from "./slider-thumb.tsx";

/**
 * Track and thumbs of every slider: one native range input per thumb. They move before hydration; until then each
 * thumb paints the unselected part of the track beside it (`.slider` in theme.css).
 */
export function SliderRail({
  thumbs,
  min,
  max,
  step,
  ticks = [],
  disabled,
  onMove,
  className,
}: SliderRailProps) {
  const hydrated = useHydrated();
  const shares = thumbs.map(({ position }) => shareOf(position, min, max));
  const two = thumbs.length > 1;
  return (
    <span
      data-live={hydrated ? "" : undefined}
      data-disabled={disabled ? "" : undefined}
      className={cx("slider", two && "slider-two", className)}
      style={{ ...(two ? { "--from": shares[0] } : {}), "--to": shares.at(-1) } as CSSProperties}
    >
      {ticks.map((tick) => (
        <span key={tick} style={{ "--at": shareOf(tick, min, max) } as CSSProperties} />
      ))}
      {max > min
        ? thumbs.map((thumb, index) => (
            <SliderThumb
              key={index === 0 ? "first" : "second"}
              {...thumb}
              min={min}
              max={max}
              step={step}
              low={thumbs[index - 1]?.position ?? min}
              high={thumbs[index + 1]?.position ?? max}
              disabled={disabled}
              hydrated={hydrated}
              onMove={(position, event) => onMove(position, index, event)}
            />
          ))
        : null}
    </span>
  );
}
