"use client";

import { useEffect, useState } from "react";
import { useHydrated } from "../use-hydrated/use-hydrated.ts";
import type { SliderThumbs } from "./slider-thumbs.tsx";

type Thumbs = typeof SliderThumbs;

let loaded: Thumbs | undefined;

/** Fetches what sliders are operated with, for a page that wants it from the start. */
export async function loadSliderThumbs(): Promise<Thumbs> {
  loaded = (await import("./slider-thumbs.tsx")).SliderThumbs;
  return loaded;
}

/** Whatever shows that somebody is there and may want to slide. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin"];

/** The thumbs, once they are wanted and there. */
export function useSliderThumbs(): Thumbs | undefined {
  const hydrated = useHydrated();
  const [thumbs, setThumbs] = useState<Thumbs>();
  useEffect(() => {
    if (loaded) return;
    const wanted = new AbortController();
    const load = () => {
      wanted.abort();
      // Without them the typed fields do everything.
      loadSliderThumbs().then((fetched) => setThumbs(() => fetched), console.warn);
    };
    for (const sign of signs) {
      document.addEventListener(sign, load, { signal: wanted.signal });
    }
    return () => wanted.abort();
  }, []);
  return hydrated ? (loaded ?? thumbs) : undefined;
}
