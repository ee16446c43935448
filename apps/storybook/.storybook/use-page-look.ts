import { useLayoutEffect } from "react";
import { brandNames } from "./brand-styles.ts";
import type { Globals } from "./toolbars.ts";

/** The brand that holds for the whole page: with "all", the first. */
export function pageBrand(brand: string): string {
  return brand === "all" ? brandNames[0]! : brand;
}

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
