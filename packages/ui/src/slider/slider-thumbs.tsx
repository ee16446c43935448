"use client";

import * as Radix from "@radix-ui/react-slider";
import { type PointerEvent, useRef } from "react";
import { cx } from "../class-names/class-names.ts";
import type { SliderRailProps } from "./slider-rail-props.ts";
import { shareOf, snapToStep } from "./slider-steps.ts";

export type SliderThumbsProps = Pick<
  SliderRailProps,
  "thumbs" | "min" | "max" | "step" | "disabled" | "onMove"
> & {
  dir: "ltr" | "rtl";
};

/** The interactive part of a slider. Two thumbs are outside their range, so that they never overlap. */
export function SliderThumbs({ thumbs, min, max, step, disabled = false, onMove, dir }: SliderThumbsProps) {
  const root = useRef<HTMLSpanElement>(null);
  const positions = thumbs.map(({ position }) => position);
  const shares = positions.map((position) => shareOf(position, min, max));
  const two = thumbs.length > 1;
  /** Values to restore after a cancelled touch, and the thumb that moved last. */
  const start = useRef({ positions, moved: 0 });
  /** The dragged thumb and its grab offset. */
  const grabbed = useRef<{ thumb: number; offset: number } | null>(null);

  const move = (next: number[], event: "input" | "change") => {
    const moved = next.findIndex((position, index) => position !== positions[index]);
    if (moved >= 0) start.current.moved = moved;
    onMove(next, start.current.moved, event);
  };
  const moveThumb = (thumb: number, position: number, event: "input" | "change") =>
    move(
      positions.map((other, index) => (index === thumb ? position : other)),
      event,
    );
  const minOf = (thumb: number) => positions[thumb - 1] ?? min;
  const maxOf = (thumb: number) => positions[thumb + 1] ?? max;
  const positionAt = (clientX: number) => {
    const { left, width } = root.current!.getBoundingClientRect();
    const share = (clientX - left) / width;
    return min + (dir === "rtl" ? 1 - share : share) * (max - min);
  };

  const onPointerDown = ({ target, clientX }: PointerEvent) => {
    start.current = { positions, moved: start.current.moved };
    const elements = [...root.current!.querySelectorAll("[role=slider]")];
    const thumb = elements.findIndex((element) => element.contains(target as Node));
    grabbed.current = thumb < 0 ? null : { thumb, offset: positionAt(clientX) - positions[thumb]! };
  };
  /** Dragging keeps the grab offset; Radix would centre the thumb on the pointer. */
  const onPointerMove = (event: PointerEvent) => {
    if (!grabbed.current || disabled) return;
    event.preventDefault();
    const { thumb, offset } = grabbed.current;
    const target = positionAt(event.clientX) - offset;
    const next = snapToStep(target, min, step, minOf(thumb), maxOf(thumb));
    if (next !== positions[thumb]) moveThumb(thumb, next, "input");
  };

  return (
    <Radix.Root
      ref={root}
      dir={dir}
      // Not part of a form: Radix would focus the thumb on reset. The form submits the number fields.
      form="-"
      value={positions}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      preserveThumbOrder
      onValueChange={(next) => move(next, "input")}
      onValueCommit={(next) => move(next, "change")}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        grabbed.current = null;
      }}
      // The touch became a scroll, so restore the value.
      onPointerCancel={() => {
        grabbed.current = null;
        move(start.current.positions, "input");
      }}
      className="relative mx-(--overhang) flex h-11 cursor-pointer touch-pan-y select-none items-center before:absolute before:inset-y-0 before:-inset-x-(--overhang) data-disabled:cursor-not-allowed"
    >
      {max > min
        ? thumbs.map((thumb, index) => (
            <Radix.unstable_ThumbProvider key={index === 0 ? "first" : "second"}>
              <Radix.unstable_ThumbTrigger
                aria-label={thumb.label}
                aria-labelledby={thumb.labelledBy}
                aria-valuenow={thumb.now}
                aria-valuemin={thumb.min}
                aria-valuemax={thumb.max}
                aria-valuetext={thumb.text}
                onKeyDown={(event) => {
                  if (disabled || (event.key !== "Home" && event.key !== "End")) return;
                  // Radix would move the first or last thumb of the track instead.
                  event.preventDefault();
                  const end = event.key === "Home" ? minOf(index) : maxOf(index);
                  moveThumb(index, end, "input");
                  moveThumb(index, end, "change");
                }}
                className={cx(thumbClass, two && areClose(shares) ? narrowTarget[index] : wideTarget)}
                style={{ translate: translation(shares[index]!, two ? index : 0.5, dir) }}
              />
            </Radix.unstable_ThumbProvider>
          ))
        : null}
    </Radix.Root>
  );
}

/** Offset from Radix's thumb position to ours: the middle for one thumb, the inner edge for two. */
function translation(share: number, edge: number, dir: "ltr" | "rtl"): string {
  return `${1.625 * (share - 1 + edge) * (dir === "rtl" ? -1 : 1)}rem 0`;
}

/** Whether the thumbs are so close that their touch targets would overlap. */
function areClose(shares: readonly number[]): boolean {
  return shares[1]! - shares[0]! < 0.15;
}

// 26 px visible, 44 px touch target. Close thumbs extend only to their own side.
const thumbClass =
  "relative block size-6.5 cursor-grab rounded-full border-2 border-text bg-surface shadow-control before:absolute before:-inset-y-2.75 before:rounded-full active:cursor-grabbing hover:bg-surface-sunken focus-visible:outline-offset-3 data-disabled:cursor-not-allowed forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace]";
const wideTarget = "before:-inset-x-2.75";
const narrowTarget = ["before:-start-2.75 before:end-0", "before:start-0 before:-end-2.75"];
