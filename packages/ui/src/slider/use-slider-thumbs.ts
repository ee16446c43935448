"use client";

import { useEffect, useState } from "react";
import { useHydrated } from "../use-hydrated/use-hydrated.ts";
import type { SliderThumbs } from "./slider-thumbs.tsx";

type Thumbs = typeof SliderThumbs;

let loaded: Thumbs | undefined;

/** Preloads the thumbs, for a page that needs them from the start. */
export async function loadSliderThumbs(): Promise<Thumbs> {
  loaded = (await import("./slider-thumbs.tsx")).SliderThumbs;
  return loaded;
}

/** Events that show that a user is about to use a slider. */
const interactionEvents = ["pointermove", "pointerdown", "keydown", "focusin"];

/** The thumbs component, once it is needed and loaded. */
export function useSliderThumbs(): Thumbs | undefined {
  const hydrated = useHydrated();
  const [thumbs, setThumbs] = useState<Thumbs>();
  useEffect(() => {
    if (loaded) return;
    const controller = new AbortController();
    const load = () => {
      controller.abort();
      // If loading fails, the number fields still work.
      loadSliderThumbs().then((fetched) => setThumbs(() => fetched), console.warn);
    };
    for (const event of interactionEvents) {
      document.addEventListener(event, load, { signal: controller.signal });
    }
    return () => controller.abort();
  }, []);
  return hydrated ? (loaded ?? thumbs) : undefined;
}
