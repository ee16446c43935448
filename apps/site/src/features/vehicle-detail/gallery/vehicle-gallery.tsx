import { Badge } from "@forecourt/ui/badge";
import { Gallery } from "@forecourt/ui/gallery";
import { PaintSwatch } from "@forecourt/ui/paint-swatch";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { PaintText } from "#content/feed-text/paint-text.tsx";
import { translator } from "#server/content/translator.ts";
import { paintWords } from "#server/feed-words/color-words.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleDetailBadges } from "../facts/vehicle-detail-badges.ts";
import { galleryPhotos } from "./gallery-photos.ts";

/** Two rows of thumbnails; the lightbox shows all pictures. */
const MAX_THUMBNAILS = 12;

/** All pictures of the vehicle. */
export function VehicleGallery({ vehicle, context }: { vehicle: VisibleVehicle; context: PageContext }) {
  const { locale } = context;
  const t = translator(locale, "vehicle");
  const paint = paintWords(vehicle, locale);
  const photos = galleryPhotos(vehicle, locale);
  return (
    <Gallery
      id="gallery"
      label={t("page.gallery")}
      previousLabel={t("page.previous")}
      nextLabel={t("page.next")}
      maxThumbnails={MAX_THUMBNAILS}
      moreLabel={t("page.morePictures", {
        number: MAX_THUMBNAILS,
        more: photos.length - MAX_THUMBNAILS,
      })}
      lightbox={{
        title: t("page.galleryOf", { name: vehicleName(vehicle, locale) }),
        closeLabel: t("page.closeGallery"),
        openLabel: t("page.enlarge"),
        failedText: t("page.galleryFailed"),
      }}
      badges={vehicleDetailBadges(vehicle, context).map(({ variant, label }) => (
        <Badge key={label} tone={variant}>
          {label}
        </Badge>
      ))}
      photos={photos.map(({ picture, alt, label, caption }, at) => ({
        label,
        caption,
        image: (
          <VehicleImage
            {...picture}
            ratio="detail"
            sizes={`(min-width: 1024px) calc(min(100vw, 1392px) - 512px), ${PHONE_WIDTH}`}
            alt={alt}
            priority={at === 0 ? "high" : "low"}
          >
            {paint ? (
              <PaintSwatch
                paint={vehicle.exteriorColorFamily}
                name={<PaintText paint={paint} />}
                label={t("page.paint")}
                // On phones above the picture's number, where a long name has room.
                className="absolute end-4.5 bottom-4 max-w-[calc(100%-13.5rem)]! max-sm:bottom-14 max-sm:max-w-[calc(100%-2.25rem)]!"
              />
            ) : null}
          </VehicleImage>
        ),
        large: <VehicleImage {...picture} sizes="100vw" alt={alt} />,
        thumbnail: <VehicleImage {...picture} ratio="thumb" sizes="140px" alt="" priority="low" />,
      }))}
    />
  );
}
