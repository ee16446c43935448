"use client";

import { type ComponentType, type ReactNode, startTransition, useCallback, useEffect, useState } from "react";
import type { LightboxPhoto, LightboxProps } from "../lightbox/lightbox.tsx";
import { Spinner } from "../spinner/spinner.tsx";

const loadLightbox = async () => (await import("../lightbox/lightbox.tsx")).Lightbox;

type GalleryLightboxProps = {
  galleryId: string;
  photos: readonly LightboxPhoto[];
  title: string;
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  openLabel: string;
  openIcon: ReactNode;
  failedText: ReactNode;
};

/**
 * Opens the gallery's lightbox by its button, by an image or by the "+8" thumbnail. Its code loads when the button is
 * near or something is first enlarged; until it has come, the button is busy.
 */
export function GalleryLightbox({
  galleryId,
  openLabel,
  openIcon,
  failedText,
  ...lightbox
}: GalleryLightboxProps) {
  const [hydrated, setHydrated] = useState(false);
  const [startIndex, setStartIndex] = useState<number | null>(null);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [failed, setFailed] = useState(false);

  const open = useCallback((index: number) => {
    setStartIndex(index);
    setFailed(false);
    loadLightbox().then(
      (loaded) => startTransition(() => setLightbox(() => loaded)),
      () => {
        setStartIndex(null);
        setFailed(true);
      },
    );
  }, []);

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
      open(Number(number) - 1);
    };
    gallery.addEventListener("click", onClick);
    return () => gallery.removeEventListener("click", onClick);
  }, [galleryId, open]);

  if (!hydrated) return null;
  const busy = startIndex !== null && !Lightbox;
  const prepare = () => void loadLightbox().catch(() => {});
  return (
    <>
      {failed ? (
        <p role="alert" className="ms-2.5 rounded-md bg-surface px-3.5 py-2.5 text-caption">
          {failedText}
        </p>
      ) : null}
      <button
        type="button"
        aria-label={openLabel}
        aria-busy={busy || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => open(currentIndex(galleryId))}
        className="slide-button"
      >
        {busy ? <Spinner /> : openIcon}
      </button>
      {Lightbox ? (
        <Lightbox
          {...lightbox}
          open={startIndex !== null}
          start={startIndex ?? 0}
          onOpenChange={(open) => {
            if (!open) setStartIndex(null);
          }}
        />
      ) : null}
    </>
  );
}

/** Index of the image that the gallery shows. */
function currentIndex(galleryId: string): number {
  const track = document.getElementById(galleryId)?.querySelector("[data-slide-track]");
  return track ? Math.round(Math.abs(track.scrollLeft) / Math.max(track.clientWidth, 1)) : 0;
}
