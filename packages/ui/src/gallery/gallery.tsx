import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { SlideControls } from "../slides/slide-controls.tsx";

export type GalleryPhoto = {
  /** A `VehicleImage` with `ratio="detail"`; the first with `priority="high"`, the others `low`. */
  image: ReactNode;
  /** A `VehicleImage` with `ratio="thumb"`, `priority="low"` and an empty `alt`: the link's name is `label`. */
  thumbnail: ReactNode;
  /** The link's name: `Photo 2 of 6: side`. */
  label: string;
  /** On the picture: `2 of 6 · Illustration`. */
  caption: ReactNode;
};

export type GalleryProps = Omit<ComponentProps<"div">, "id" | "children"> & {
  id: string;
  /** Names the gallery. */
  label: string;
  photos: readonly GalleryPhoto[];
  previousLabel: string;
  nextLabel: string;
  /** Badges and the save button. */
  badges?: ReactNode;
  save?: ReactNode;
};

/** All pictures of a vehicle: swiped or scrolled, with every thumbnail a link to its picture. */
export function Gallery({
  id,
  label,
  photos,
  previousLabel,
  nextLabel,
  badges,
  save,
  className,
  ...rest
}: GalleryProps) {
  const several = photos.length > 1;
  return (
    <div id={id} data-slides="" className={cx("min-w-0", className)} {...rest}>
      <div className="relative -mx-4 overflow-hidden border-line border-y lg:mx-0 lg:rounded-lg lg:border">
        <section
          data-slide-track=""
          aria-label={label}
          // A scrolling region must be reachable by keyboard.
          tabIndex={several ? 0 : undefined}
          className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain focus-visible:outline-offset-[-3px] motion-safe:scroll-smooth"
        >
          {photos.map((photo, index) => (
            <div
              key={photo.label}
              id={`photo-${index + 1}`}
              data-slide={index + 1}
              className="relative w-full shrink-0 snap-center scroll-mt-40"
            >
              {photo.image}
              <p className="absolute bottom-4 left-4.5 flex items-center gap-2 rounded-full bg-surface px-3.5 py-1.5 font-semibold text-caption">
                <Icon name="camera" size={16} />
                {photo.caption}
              </p>
            </div>
          ))}
        </section>
        {badges ? (
          <div className="pointer-events-none absolute top-3.5 left-3.5 flex flex-wrap gap-1.5">{badges}</div>
        ) : null}
        {save ? <div className="absolute top-2.5 right-2.5">{save}</div> : null}
        {several ? (
          <SlideControls
            slidesId={id}
            previous={{ label: previousLabel, icon: <Icon name="chevron-left" /> }}
            next={{ label: nextLabel, icon: <Icon name="chevron-right" /> }}
          />
        ) : null}
      </div>
      {several ? (
        <ul className="scrollbar-none -mx-4 mt-2.5 grid auto-cols-[86px] grid-flow-col gap-2.5 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-6 lg:px-0">
          {photos.map((photo, index) => (
            <li key={photo.label}>
              <a
                href={`#photo-${index + 1}`}
                data-slide-link={index + 1}
                aria-label={photo.label}
                className="block overflow-hidden rounded-md border border-line slide-current:border-text slide-current:shadow-[0_0_0_1px_var(--text)] hover:border-control-line"
              >
                {photo.thumbnail}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
