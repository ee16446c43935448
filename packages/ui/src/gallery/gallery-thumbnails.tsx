import type { GalleryPhoto } from "./gallery-photo.ts";

type GalleryThumbnailsProps = {
  galleryId: string;
  photos: readonly GalleryPhoto[];
  max: number;
  moreLabel: string | undefined;
  /** The last thumbnail opens the lightbox, with JavaScript. */
  opensMore: boolean;
};

/** Thumbnails that link to every image. The last may show the number of omitted ones. */
export function GalleryThumbnails({ galleryId, photos, max, moreLabel, opensMore }: GalleryThumbnailsProps) {
  const left = photos.length - max;
  return (
    <ul className="scrollbar-none -mx-4 mt-2.5 grid auto-cols-[86px] grid-flow-col gap-2.5 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-6 lg:px-0">
      {photos.slice(0, max).map((photo, index) => {
        const number = index + 1;
        const showsMore = left > 0 && number === max;
        return (
          <li key={photo.label}>
            <a
              href={`#${galleryId}-photo-${number}`}
              data-slide-link={showsMore && opensMore ? undefined : number}
              data-lightbox-photo={showsMore && opensMore ? number : undefined}
              aria-label={showsMore ? moreLabel : photo.label}
              className="gallery-thumbnail"
            >
              {photo.thumbnail}
              {showsMore ? (
                <span className="surface-inverse absolute inset-0 grid place-items-center bg-inverse/80 font-bold text-lg text-on-inverse">
                  +{left}
                </span>
              ) : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
