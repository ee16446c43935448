"use client";

import { cx } from "../class-names/class-names.ts";
import type { SpinFrame } from "./spin-frame.ts";

type SpinFramesProps = {
  frames: readonly SpinFrame[];
  shown: number;
  width: number;
  height: number;
  sizes: string | undefined;
  /** Loads all frames, not only the shown ones. */
  all: boolean;
  /** Called with a frame that failed to load. */
  onBroken: (src: string) => void;
};

/** The stacked frames; the slider around them determines the visible one. */
export function SpinFrames({ frames, shown, width, height, sizes, all, onBroken }: SpinFramesProps) {
  return (
    <div className="grid *:[grid-area:1/1]" style={{ aspectRatio: `${width} / ${height}` }}>
      {frames.map((frame, index) =>
        all || index === shown ? (
          <img
            // The same image may be used twice, once mirrored.
            key={frame.label}
            src={frame.src}
            srcSet={frame.srcSet}
            sizes={sizes}
            width={width}
            height={height}
            alt=""
            draggable={false}
            decoding="async"
            onError={() => onBroken(frame.src)}
            className={cx(
              "h-auto w-full",
              frame.mirrored && "-scale-x-100",
              index === shown ? "" : "invisible",
            )}
          />
        ) : null,
      )}
    </div>
  );
}
