import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { translator } from "#server/content/translator.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { modelPicture, modelViews, type VehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

export type GalleryPicture = { picture: VehiclePicture; alt: string; label: string; caption: string };

/** The photographs of a vehicle, or labelled pictures of its model or body style. */
export function galleryPhotos(vehicle: VisibleVehicle, locale: "en" | "es"): GalleryPicture[] {
  const t = translator(locale, "vehicle");
  const photos = photosOf(vehicle);
  if (photos.length > 0) {
    return photos.map((src, at) => {
      const place = { number: at + 1, count: photos.length };
      return {
        picture: { src, width: 1280, height: 853, kind: "photo" },
        alt: t("page.photoView", {
          subject: pictureDescription(vehicle, "photo", locale),
          view: t("page.photo", place),
        }),
        label: t("page.photoLinkPlain", place),
        caption: t("page.photo", place),
      };
    });
  }
  return modelViews(vehicle).map((view, at, views) => {
    const place = { number: at + 1, count: views.length };
    const from = t(`page.views.${view}`);
    return {
      picture: modelPicture(vehicle, view),
      alt: illustrationAltFrom(vehicle, from, locale),
      label: t("page.photoLink", { ...place, view: from }),
      caption: `${t("page.photo", place)} · ${illustrations.illustrationCaption(locale)}`,
    };
  });
}

function illustrationAltFrom(vehicle: VisibleVehicle, view: string, locale: "en" | "es"): string {
  if (vehicle.bodyStyle === null) return pictureDescription(vehicle, "render", locale);
  const t = translator(locale, "vehicle");
  const body = t(`bodyOne.${vehicle.bodyStyle}`);
  const color = vehicle.exteriorColorFamily ? t(`color.${vehicle.exteriorColorFamily}`) : "";
  const subject = color ? t("pictured", { color, body }) : body;
  return illustrations.illustrationAlt(t("page.photoView", { subject, view }), locale);
}

/** The addresses of a vehicle's photographs, each once. */
export function photosOf({
  imageCustomBg,
  previewImage,
  additionalImages,
}: Pick<VisibleVehicle, "imageCustomBg" | "previewImage" | "additionalImages">): string[] {
  return [...new Set([imageCustomBg, previewImage, ...additionalImages])].filter((src) => src !== null);
}
