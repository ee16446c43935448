"use client";

import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import type { LightboxPhoto } from "./lightbox-photo.ts";
import { LightboxThumbnails } from "./lightbox-thumbnails.tsx";

export type LightboxPhotosHandle = { show: (index: number) => void; step: (by: 1 | -1) => void };

type LightboxPhotosProps = {
  handle: Ref<LightboxPhotosHandle>;
  photos: readonly LightboxPhoto[];
  start: number;
  title: string;
  previousLabel: string;
  nextLabel: string;
};

/** Content of the lightbox. The scroll position determines the current image, for swipes and keys alike. */
export function LightboxPhotos(props: LightboxPhotosProps) {
  const { handle, photos, start, title, previousLabel, nextLabel } = props;
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(Math.min(Math.max(start, 0), photos.length - 1));
  const last = photos.length - 1;

  const show = (index: number) => {
    const place = Math.min(Math.max(index, 0), last);
    const slide = track.current?.children[place] as HTMLElement | undefined;
    if (!slide) return;
    track.current!.scrollLeft = slide.offsetLeft - track.current!.offsetLeft;
    setCurrent(place);
  };
  useImperativeHandle(handle, () => ({ show, step: (by) => show(current + by) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on open.
  useLayoutEffect(() => show(current), []);

  const onScroll = () => {
    const { scrollLeft, clientWidth } = track.current!;
    if (clientWidth > 0) setCurrent(Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), last));
  };
  const photo = photos[current];
  if (!photo) return null;
  return (
    <div className="flex h-dvh flex-col">
      <p
        className="flex min-h-19 shrink-0 items-center ps-5 pe-20 font-semibold text-control"
        aria-hidden="true"
      >
        {photo.caption}
      </p>
      <p role="status" className="sr-only">
        {photo.label}
      </p>
      <div className="relative min-h-0 flex-1">
        <ul
          ref={track}
          aria-label={title}
          // A scrollable region must be focusable by keyboard; the dialog handles arrow keys.
          tabIndex={last > 0 ? 0 : undefined}
          onScroll={onScroll}
          className="scrollbar-none flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain focus-visible:outline-offset-[-3px]"
        >
          {photos.map(({ label, image }) => (
            <li
              key={label}
              className="stage h-full w-full shrink-0 snap-center [&_figure]:aspect-auto! [&_figure]:h-full! [&_figure]:bg-none! [&_img]:m-0! [&_img]:size-full! [&_img]:object-contain!"
            >
              {image}
            </li>
          ))}
        </ul>
        {last > 0 ? (
          <>
            <StepButton
              label={previousLabel}
              className="start-3 md:start-5 [&>svg]:rotate-90 rtl:[&>svg]:-rotate-90"
              disabled={current === 0}
              onClick={() => show(current - 1)}
            />
            <StepButton
              label={nextLabel}
              className="end-3 md:end-5 [&>svg]:-rotate-90 rtl:[&>svg]:rotate-90"
              disabled={current === last}
              onClick={() => show(current + 1)}
            />
          </>
        ) : null}
      </div>
      {last > 0 ? <LightboxThumbnails photos={photos} shown={current} onShow={show} /> : null}
    </div>
  );
}

type StepButtonProps = { label: string; className: string; disabled: boolean; onClick: () => void };

/** Stays focusable at the ends: if it disappeared, focus would leave the dialog. */
function StepButton({ label, className, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={onClick}
      className={cx(
        "absolute bottom-4 grid size-12 place-items-center md:top-1/2 md:bottom-auto md:-translate-y-1/2 rounded-full border border-line bg-surface text-text motion-safe:transition-colors hover:border-control-line aria-disabled:cursor-default aria-disabled:text-subtle aria-disabled:opacity-60 forced-colors:border-[ButtonText]",
        className,
      )}
    >
      <Glyph name="chevron-down" size={22} />
    </button>
  );
}
