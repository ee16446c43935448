"use client";

import { type KeyboardEvent, useRef } from "react";
import { ControlledDialog } from "../dialog/controlled-dialog.tsx";
import type { LightboxPhoto } from "./lightbox-photo.ts";
import { LightboxPhotos, type LightboxPhotosHandle } from "./lightbox-photos.tsx";

export type { LightboxPhoto };

export type LightboxProps = {
  open: boolean;
  /** Called with `false` by Escape and the close button. */
  onOpenChange: (open: boolean) => void;
  photos: readonly LightboxPhoto[];
  /** Index of the initial image. */
  start?: number;
  /** Title of the dialog: `Photos of 2024 Mitsubishi Outlander`. */
  title: string;
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
};

/** A vehicle's images in full screen, by swipe, thumbnail, button or arrow keys. Restores focus on close. */
export function Lightbox({
  open,
  onOpenChange,
  photos,
  start = 0,
  title,
  closeLabel,
  previousLabel,
  nextLabel,
}: LightboxProps) {
  const handle = useRef<LightboxPhotosHandle>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key === forward) handle.current?.step(1);
    else if (event.key === "ArrowLeft" || event.key === "ArrowRight") handle.current?.step(-1);
    else if (event.key === "Home") handle.current?.show(0);
    else if (event.key === "End") handle.current?.show(photos.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <ControlledDialog
      open={open}
      onOpenChange={onOpenChange}
      size="full"
      frame="none"
      title={title}
      closeLabel={closeLabel}
      onKeyDown={onKeyDown}
    >
      <LightboxPhotos
        handle={handle}
        photos={photos}
        start={start}
        title={title}
        previousLabel={previousLabel}
        nextLabel={nextLabel}
      />
    </ControlledDialog>
  );
}
