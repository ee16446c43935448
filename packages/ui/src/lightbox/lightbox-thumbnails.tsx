"use client";

import { useLayoutEffect, useRef } from "react";
import type { LightboxPhoto } from "./lightbox-photo.ts";

type LightboxThumbnailsProps = {
  photos: readonly LightboxPhoto[];
  shown: number;
  onShow: (index: number) => void;
};

/** Thumbnails of all images in one row; scrolls to the current one. */
export function LightboxThumbnails({ photos, shown, onShow }: LightboxThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const item = row.current!.children[shown] as HTMLElement;
    const { offsetLeft, clientWidth } = row.current!;
    row.current!.scrollLeft = item.offsetLeft - offsetLeft - (clientWidth - item.clientWidth) / 2;
  }, [shown]);
  return (
    <ul
      ref={row}
      className="scrollbar-none flex shrink-0 gap-2.5 overflow-x-auto px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] [@media(max-height:26rem)]:hidden"
    >
      {photos.map(({ label, thumbnail }, index) => (
        <li key={label} className="w-20 shrink-0 md:w-26">
          <button
            type="button"
            aria-label={label}
            aria-current={index === shown ? "true" : undefined}
            onClick={() => onShow(index)}
            className="block w-full overflow-hidden rounded-md border border-line hover:border-control-line aria-[current=true]:border-text aria-[current=true]:shadow-[0_0_0_1px_var(--text)] aria-[current=true]:forced-colors:outline-3 aria-[current=true]:forced-colors:outline-[Highlight]"
          >
            {thumbnail}
          </button>
        </li>
      ))}
    </ul>
  );
}
