import { useLayoutEffect } from "react";
import { pageBrand } from "./page-brand.ts";
import type { Globals } from "./toolbars.ts";

/** Puts brand, mode, text size and motion on the page's root, as a site would, so that overlays get them too. */
export function usePageLook({ brand, mode, textSize, motion }: Globals): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.fontSize = textSize === "200%" ? "200%" : "";
    root.dataset["theme"] = mode;
    root.dataset["brand"] = pageBrand(brand);
    root.dataset["motion"] = motion;
  }, [brand, mode, textSize, motion]);
}
