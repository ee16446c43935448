"use client";

import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { cx } from "../class-names/class-names.ts";
import { useHydrated } from "../use-hydrated/use-hydrated.ts";
import { SpinButton } from "./spin-button.tsx";
import type { SpinFrame } from "./spin-frame.ts";
import { SpinFrames } from "./spin-frames.tsx";
import { useSpinDrag } from "./use-spin-drag.ts";

export type { SpinFrame };

export type SpinViewerProps = Omit<ComponentProps<"div">, "children"> & {
  /** Accessible name of the viewer: `2024 Mitsubishi Outlander, all around`. */
  label: string;
  /** In the order of a full turn to the right. */
  frames: readonly SpinFrame[];
  /** Intrinsic size of every frame, px. */
  width: number;
  height: number;
  sizes?: string | undefined;
  /** The word for "Illustration", if the frames are drawn. */
  caption?: ReactNode;
  turnLeftLabel: string;
  turnRightLabel: string;
  /** Instruction: `Drag to turn`. */
  hint?: ReactNode;
};

/**
 * A 360° view of a vehicle, turned by dragging, arrow keys or two buttons.
 * Before hydration it shows the first frame; the others load on first interaction.
 */
export function SpinViewer({
  label,
  frames,
  width,
  height,
  sizes,
  caption,
  turnLeftLabel,
  turnRightLabel,
  hint,
  className,
  ...rest
}: SpinViewerProps) {
  const hydrated = useHydrated();
  const [selected, setShown] = useState(0);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [loadAll, setLoadAll] = useState(false);
  // Skip frames that failed to load.
  const loadable = frames.filter(({ src }) => !broken.includes(src));
  const count = loadable.length;
  const shown = wrap(selected, count);
  const live = hydrated && count > 0;
  const loadAllFrames = () => setLoadAll(true);
  const turn = (by: number) => {
    loadAllFrames();
    setShown(wrap(shown + by, count));
  };
  const drag = useSpinDrag(count, shown, setShown);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (step !== undefined) turn(step);
    else if (event.key === "Home") setShown(0);
    else if (event.key === "End") setShown(count - 1);
    else return;
    event.preventDefault();
  };
  const slider = {
    role: "slider",
    "aria-label": label,
    tabIndex: 0,
    "aria-valuemin": 1,
    "aria-valuemax": count,
    "aria-valuenow": shown + 1,
    "aria-valuetext": loadable[shown]?.label,
    onKeyDown,
    onPointerEnter: loadAllFrames,
    onFocus: loadAllFrames,
    ...drag,
  };
  return (
    <div className={cx("stage relative overflow-hidden rounded-lg border border-line", className)} {...rest}>
      <div
        className="touch-pan-y cursor-grab select-none focus-visible:outline-offset-[-3px] active:cursor-grabbing"
        {...(live ? slider : { role: "img", "aria-label": label })}
      >
        <SpinFrames
          {...{ shown, width, height, sizes }}
          frames={loadable}
          all={loadAll}
          onBroken={(src) => setBroken((known) => [...known, src])}
        />
      </div>
      {caption ? <p className="absolute end-3 top-2.5 text-on-stage text-xs">{caption}</p> : null}
      <div className="flex min-h-15 items-center justify-between gap-3 px-3 pb-3">
        {live ? <SpinButton direction="left" label={turnLeftLabel} onClick={() => turn(-1)} /> : null}
        {hint && live ? <p className="text-center text-caption text-on-stage">{hint}</p> : null}
        {live ? <SpinButton direction="right" label={turnRightLabel} onClick={() => turn(1)} /> : null}
      </div>
    </div>
  );
}

/** Wraps an index around. */
function wrap(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}
