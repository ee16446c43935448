import { useLayoutEffect } from "react";
import { pageBrand } from "./page-brand.ts";
import type { Globals } from "./toolbars.ts";

/** Sets brand, mode, text size and motion on the root element: overlays inherit them. */
export function usePageLook({ brand, mode, textSize, motion }: Globals): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.fontSize = textSize === "twice" ? "200%" : "";
    root.dataset["theme"] = mode;
    root.dataset["brand"] = pageBrand(brand);
    root.dataset["motion"] = motion;
  }, [brand, mode, textSize, motion]);
}
