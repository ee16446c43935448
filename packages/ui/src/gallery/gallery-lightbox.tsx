"use client";

import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { LightboxPhoto } from "../lightbox/lightbox.tsx";
import { slideButtonClass } from "../slides/slide-button-class.ts";

// Load the dialog's code when a user first enlarges an image.
const Lightbox = lazy(async () => ({ default: (await import("../lightbox/lightbox.tsx")).Lightbox }));

type GalleryLightboxProps = {
  galleryId: string;
  photos: readonly LightboxPhoto[];
  title: string;
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  openLabel: string;
  openIcon: ReactNode;
};

/** Opens the gallery's lightbox by its button, by an image or by the "+8" thumbnail. */
export function GalleryLightbox({ galleryId, openLabel, openIcon, ...lightbox }: GalleryLightboxProps) {
  const [hydrated, setHydrated] = useState(false);
  const [startIndex, setStartIndex] = useState<number | null>(null);
  const [requested, setRequested] = useState(false);

  useEffect(() => {
    const gallery = document.getElementById(galleryId);
    if (!gallery) return;
    setHydrated(true);
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      const more = target.closest<HTMLElement>("[data-lightbox-photo]");
      const picture = target.matches("img") ? target.closest<HTMLElement>("[data-slide]") : null;
      const number = more?.dataset["lightboxPhoto"] ?? picture?.dataset["slide"];
      if (!number || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setRequested(true);
      setStartIndex(Number(number) - 1);
    };
    gallery.addEventListener("click", onClick);
    return () => gallery.removeEventListener("click", onClick);
  }, [galleryId]);

  if (!hydrated) return null;
  return (
    <>
      <button
        type="button"
        aria-label={openLabel}
        onClick={() => {
          setRequested(true);
          setStartIndex(currentIndex(galleryId));
        }}
        className={slideButtonClass}
      >
        {openIcon}
      </button>
      {requested ? (
        <Suspense>
          <Lightbox
            {...lightbox}
            open={startIndex !== null}
            start={startIndex ?? 0}
            onOpenChange={(open) => {
              if (!open) setStartIndex(null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Index of the image that the gallery shows. */
function currentIndex(galleryId: string): number {
  const track = document.getElementById(galleryId)?.querySelector("[data-slide-track]");
  return track ? Math.round(Math.abs(track.scrollLeft) / Math.max(track.clientWidth, 1)) : 0;
}
