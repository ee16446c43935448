"use client";

import { useEffect, useState } from "react";
import { cx } from "../class-names/class-names.ts";
import { useHydrated } from "../use-hydrated/use-hydrated.ts";
import { nearestStop, type RangeStop, thumbSpans } from "./range-stops.ts";

export type RangeSliderProps = {
  /** The positions, in order; the first and last are the open ends and leave their field empty. */
  stops: readonly RangeStop[];
  /** The ids of the typed fields, which hold the values and are what a form sends. */
  minFieldId: string;
  maxFieldId: string;
  /** What the fields hold when the page is rendered; empty is open. */
  initial: readonly [min: string, max: string];
  /** Names of the two thumbs. */
  labels: readonly [min: string, max: string];
  className?: string;
};

const THUMB = "28px";

/**
 * Two thumbs over the typed fields of a range. Dragging writes into the fields and sends `input`, letting go
 * sends `change`, as if it had been typed. The track is there from the start, the thumbs come with hydration.
 */
export function RangeSlider({ stops, minFieldId, maxFieldId, initial, labels, className }: RangeSliderProps) {
  const last = stops.length - 1;
  const hydrated = useHydrated();
  const [[low, high], setPositions] = useState(() => [
    nearestStop(stops, initial[0], 0),
    nearestStop(stops, initial[1], last),
  ]);

  useEffect(() => {
    const fields = [minFieldId, maxFieldId].map(
      (id) => document.getElementById(id) as HTMLInputElement | null,
    );
    const read = () => {
      const from = nearestStop(stops, fields[0]?.value ?? "", 0);
      const to = nearestStop(stops, fields[1]?.value ?? "", last);
      setPositions([Math.min(from, to), Math.max(from, to)]);
    };
    for (const field of fields) field?.addEventListener("change", read);
    return () => {
      for (const field of fields) field?.removeEventListener("change", read);
    };
  }, [stops, last, minFieldId, maxFieldId]);

  function write(thumb: 0 | 1, position: number, event: "input" | "change") {
    setPositions(thumb === 0 ? [position, high!] : [low!, position]);
    const field = document.getElementById(thumb === 0 ? minFieldId : maxFieldId) as HTMLInputElement | null;
    if (!field) return;
    const open = position === (thumb === 0 ? 0 : last);
    field.value = open ? "" : String(stops[position]!.value);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  }

  const spans = thumbSpans(low!, high!, last, THUMB);
  const thumbs = [
    { position: low!, min: 0, max: high!, span: spans.low, onTop: low! > last / 2 },
    { position: high!, min: low!, max: last, span: spans.high, onTop: low! <= last / 2 },
  ] as const;

  return (
    <div className={cx("relative h-7", className)}>
      <span className="absolute inset-x-3.5 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line-strong" />
      <span className="absolute top-1/2 h-1.5 -translate-y-1/2 bg-text" style={spans.fill} />
      {hydrated
        ? thumbs.map((thumb, index) => (
            <input
              key={labels[index]}
              type="range"
              aria-label={labels[index]}
              aria-valuetext={stops[thumb.position]?.text}
              min={thumb.min}
              max={thumb.max}
              value={thumb.position}
              onChange={(event) => write(index as 0 | 1, event.currentTarget.valueAsNumber, "input")}
              onPointerUp={(event) => write(index as 0 | 1, event.currentTarget.valueAsNumber, "change")}
              onKeyUp={(event) => {
                // Only keys that move a slider; Tab arriving here must not count as a change.
                if (/^(Arrow|Page|Home|End)/.test(event.key)) {
                  write(index as 0 | 1, event.currentTarget.valueAsNumber, "change");
                }
              }}
              className={cx("range-thumb absolute inset-y-0", thumb.onTop && "z-1")}
              style={thumb.span}
            />
          ))
        : null}
    </div>
  );
}
