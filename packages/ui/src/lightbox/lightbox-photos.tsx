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

/** What is inside the lightbox. Which picture is shown follows the scroll, so that swipes and keys agree. */
export function LightboxPhotos(props: LightboxPhotosProps) {
  const { handle, photos, start, title, previousLabel, nextLabel } = props;
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(Math.min(Math.max(start, 0), photos.length - 1));
  const last = photos.length - 1;

  const show = (index: number) => {
    const place = Math.min(Math.max(index, 0), last);
    const slide = track.current?.children[place] as HTMLElement | undefined;
    if (!slide) return;
    track.current!.scrollLeft = slide.offsetLeft - track.current!.offsetLeft;
    setShown(place);
  };
  useImperativeHandle(handle, () => ({ show, step: (by) => show(shown + by) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where it opens.
  useLayoutEffect(() => show(shown), []);

  const onScroll = () => {
    const { scrollLeft, clientWidth } = track.current!;
    if (clientWidth > 0) setShown(Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), last));
  };
  const photo = photos[shown];
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
          // A scrolling region must be reachable by keyboard; the arrow keys are the dialog's.
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
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
            />
            <StepButton
              label={nextLabel}
              className="end-3 md:end-5 [&>svg]:-rotate-90 rtl:[&>svg]:rotate-90"
              disabled={shown === last}
              onClick={() => show(shown + 1)}
            />
          </>
        ) : null}
      </div>
      {last > 0 ? <LightboxThumbnails photos={photos} shown={shown} onShow={show} /> : null}
    </div>
  );
}

type StepButtonProps = { label: string; className: string; disabled: boolean; onClick: () => void };

/** Keeps its focus at the ends: a button that went away would throw it out of the dialog. */
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
