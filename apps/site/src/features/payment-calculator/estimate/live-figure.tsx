"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useEstimate } from "./estimate-provider.tsx";
import type { FigureName } from "./figure-kinds.tsx";

const ChangedFigure = lazy(async () => ({
  default: (await import("./changed-figure.tsx")).ChangedFigure,
}));

type LiveFigureProps = {
  name: FigureName | "change";
  /** Props of the figure. */
  options: object;
  /** The figure as the server rendered it. */
  children: ReactNode;
};

/**
 * The server's figure, until the shopper changes the payment: the code that calculates and formats it is loaded then.
 */
export function LiveFigure({ name, options, children }: LiveFigureProps) {
  const { basis, initial, choices } = useEstimate();
  if (!choices) return children;
  return (
    <Suspense fallback={children}>
      <ChangedFigure name={name} options={options} basis={basis} initial={initial} choices={choices} />
    </Suspense>
  );
}
