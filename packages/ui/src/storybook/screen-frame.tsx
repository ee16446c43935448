import type { ReactNode } from "react";

type ScreenFrameProps = {
  /** CSS pixels. */
  height: number;
  children: ReactNode;
};

/** A screen of its own for what is fixed to the screen: fixed and sticky parts stay inside it. */
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
