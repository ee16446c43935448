import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { SlideControls } from "../slides/slide-controls.tsx";
import { GalleryLightbox } from "./gallery-lightbox.tsx";
import type { GalleryPhoto } from "./gallery-photo.ts";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";

export type { GalleryPhoto };

export type GalleryProps = Omit<ComponentProps<"div">, "id" | "children"> & {
  id: string;
  /** Accessible name of the gallery. */
  label: string;
  photos: readonly GalleryPhoto[];
  previousLabel: string;
  nextLabel: string;
  /** Maximum number of thumbnails. The last one then shows the number of omitted images. */
  maxThumbnails?: number;
  /** Accessible name of that last thumbnail: `Photo 6, and 8 more`. */
  moreLabel?: string | undefined;
  /** Enables the full-screen view: the dialog's title, the labels of its buttons, and a text if its code is missing. */
  lightbox?: { title: string; closeLabel: string; openLabel: string; failedText: string } | undefined;
  /** `Badge`s over the image. */
  badges?: ReactNode;
  /** A `SaveButton` over the image. */
  save?: ReactNode;
};

/** All images of a vehicle, by swipe, scroll or thumbnail. */
export function Gallery({
  id,
  label,
  photos,
  previousLabel,
  nextLabel,
  maxThumbnails = photos.length,
  moreLabel,
  lightbox,
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
          // A scrollable region must be focusable by keyboard.
          tabIndex={several ? 0 : undefined}
          className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain focus-visible:outline-offset-[-3px] motion-safe:scroll-smooth"
        >
          {photos.map((photo, index) => (
            <div
              key={photo.label}
              id={`${id}-photo-${index + 1}`}
              data-slide={index + 1}
              className="relative w-full shrink-0 snap-center scroll-mt-40"
            >
              {photo.image}
              <p className="absolute start-4.5 bottom-4 flex items-center gap-2 rounded-full bg-surface px-3.5 py-1.5 font-semibold text-caption">
                <Icon name="camera" size={16} />
                {photo.caption}
              </p>
            </div>
          ))}
        </section>
        {badges ? (
          <div
            className={cx(
              "pointer-events-none absolute start-3.5 top-3.5 flex flex-wrap gap-1.5",
              // Beside one button or two.
              save ? "max-w-[calc(100%-8.5rem)]" : "max-w-[calc(100%-5rem)]",
            )}
          >
            {badges}
          </div>
        ) : null}
        <div className="absolute end-2.5 top-2.5 flex gap-2 empty:hidden">
          {lightbox ? (
            <GalleryLightbox
              {...lightbox}
              galleryId={id}
              previousLabel={previousLabel}
              nextLabel={nextLabel}
              openIcon={<Icon name="expand" />}
              photos={photos.map(({ image, large = image, thumbnail, label, caption }) => ({
                image: large,
                thumbnail,
                label,
                caption,
              }))}
            />
          ) : null}
          {save}
        </div>
        {several ? (
          <SlideControls
            slidesId={id}
            previous={{
              label: previousLabel,
              icon: <Icon name="chevron-left" />,
            }}
            next={{ label: nextLabel, icon: <Icon name="chevron-right" /> }}
          />
        ) : null}
      </div>
      {several ? (
        <GalleryThumbnails
          galleryId={id}
          photos={photos}
          max={maxThumbnails}
          moreLabel={moreLabel}
          opensMore={lightbox !== undefined}
        />
      ) : null}
    </div>
  );
}
