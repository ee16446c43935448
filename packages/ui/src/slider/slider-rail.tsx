"use client";

import * as Radix from "@radix-ui/react-slider";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { cx } from "../class-names/class-names.ts";
import { useHydrated } from "../use-hydrated/use-hydrated.ts";
import { shareOf } from "./slider-steps.ts";

/** One thumb: its place on the rail, and what it says in the field's own unit. */
export type RailThumb = {
  /** Its name; `labelledBy` is the id of what names it instead. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  position: number;
  /** The value in figures, how far it may go, and in words. */
  now: number;
  least: number;
  most: number;
  text: string;
};

export type SliderRailProps = {
  thumbs: readonly RailThumb[];
  /** The rail's ends and step, in positions. */
  min: number;
  max: number;
  step: number;
  ticks?: readonly number[] | undefined;
  disabled?: boolean | undefined;
  /** `input` while a thumb moves, `change` once it is let go. */
  onMove: (positions: number[], thumb: number, event: "input" | "change") => void;
  className?: string | undefined;
};

/**
 * Rail and thumbs of every slider. The rail is in the server's HTML at its full size, filled as far as it will be;
 * the thumbs, which Radix cannot place before, come with hydration and move nothing.
 */
export function SliderRail({
  thumbs,
  min,
  max,
  step,
  ticks = [],
  disabled = false,
  onMove,
  className,
}: SliderRailProps) {
  const root = useRef<HTMLSpanElement>(null);
  const hydrated = useHydrated();
  const [dir, setDir] = useState<"ltr" | "rtl">("ltr");
  // After each rendering: the page's direction is no prop of ours.
  useEffect(() => {
    if (root.current) setDir(getComputedStyle(root.current).direction === "rtl" ? "rtl" : "ltr");
  });

  const positions = thumbs.map(({ position }) => position);
  const last = thumbs.length - 1;
  /** What a cancelled touch (the page was scrolled) goes back to. */
  const before = useRef({ positions, moved: 0 });

  const move = (next: number[], event: "input" | "change") => {
    const moved = next.findIndex((position, index) => position !== positions[index]);
    if (moved >= 0) before.current.moved = moved;
    onMove(next, before.current.moved, event);
  };
  /** A thumb's own ends, where Radix would move whichever thumb is first or last on the rail. */
  const toEnd = (thumb: number, key: string) => {
    const next = [...positions];
    next[thumb] = key === "Home" ? (positions[thumb - 1] ?? min) : (positions[thumb + 1] ?? max);
    move(next, "input");
    move(next, "change");
  };

  const start = last === 0 ? 0 : shareOf(positions[0]!, min, max);
  const fill: CSSProperties =
    last === 0
      ? { insetInlineStart: 0, width: lengthAt(shareOf(positions[0]!, min, max)) }
      : {
          insetInlineStart: lengthAt(start),
          insetInlineEnd: lengthAt(1 - shareOf(positions[last]!, min, max)),
        };
  return (
    <Radix.Root
      ref={root}
      dir={dir}
      // Of no form: Radix would answer a reset by taking the focus. The typed fields are what a form knows.
      form="-"
      value={positions}
      min={min}
      max={max > min ? max : min + 1}
      step={step}
      disabled={disabled}
      preserveThumbOrder
      onValueChange={(next) => move(next, "input")}
      onValueCommit={(next) => move(next, "change")}
      onPointerDown={() => {
        before.current = { positions, moved: before.current.moved };
      }}
      onPointerCancel={() => move(before.current.positions, "input")}
      className={cx(
        "relative flex h-11 w-full cursor-pointer touch-pan-y select-none items-center data-disabled:cursor-not-allowed data-disabled:opacity-50",
        "[&>span:has(>[data-on-top])]:z-1",
        className,
      )}
    >
      <Radix.Track className="relative h-1.5 w-full rounded-full bg-line-strong forced-colors:border">
        <span
          className="absolute inset-y-0 rounded-full bg-text forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
          style={fill}
        />
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute top-full mt-1.5 h-1.5 w-px bg-control-line"
            style={{ insetInlineStart: lengthAt(shareOf(tick, min, max)) }}
          />
        ))}
      </Radix.Track>
      {hydrated
        ? thumbs.map((thumb, index) => (
            <Radix.unstable_ThumbProvider key={index === 0 ? "first" : "last"}>
              <Radix.unstable_ThumbTrigger
                aria-label={thumb.label}
                aria-labelledby={thumb.labelledBy}
                aria-valuenow={thumb.now}
                aria-valuemin={thumb.least}
                aria-valuemax={thumb.most}
                aria-valuetext={thumb.text}
                // Where two thumbs meet, the one that has room to move lies on top.
                data-on-top={last > 0 && index === 0 && start > 0.5 ? "" : undefined}
                onKeyDown={(event) => {
                  if (disabled || (event.key !== "Home" && event.key !== "End")) return;
                  event.preventDefault();
                  toEnd(index, event.key);
                }}
                className={thumbClass}
              />
            </Radix.unstable_ThumbProvider>
          ))
        : null}
    </Radix.Root>
  );
}

/** The length from an end of the rail to a thumb's middle: a thumb stays within the rail. */
function lengthAt(share: number): string {
  return `calc(0.8125rem + (100% - 1.625rem) * ${share})`;
}

// 26 px are seen, 44 px are pressed.
const thumbClass =
  "relative block size-6.5 cursor-grab rounded-full border-2 border-text bg-surface shadow-control before:absolute before:-inset-[0.5625rem] before:rounded-full active:cursor-grabbing hover:border-[3px] focus-visible:outline-offset-3 data-disabled:cursor-not-allowed forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace]";
