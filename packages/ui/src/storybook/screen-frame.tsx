import type { ReactNode } from "react";

type ScreenFrameProps = {
  /** CSS pixels. */
  height: number;
  children: ReactNode;
};

/** A frame that contains fixed and sticky elements. */
export function ScreenFrame({ height, children }: ScreenFrameProps) {
  return (
    <div
      className="relative isolate overflow-hidden rounded-md border border-line-strong bg-canvas"
      style={{ contain: "layout paint", minHeight: height }}
    >
      {children}
    </div>
  );
}
