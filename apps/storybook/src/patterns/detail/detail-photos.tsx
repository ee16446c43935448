import type { GalleryPhoto } from "@forecourt/ui/gallery";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import {
  ILLUSTRATION_VIEWS,
  type IllustrationView,
  illustrationAlt,
  illustrationCaption,
  illustrationPaint,
  illustrationShape,
} from "@forecourt/vehicle-illustrations";
import { illustrationSource } from "../../sample/illustration-source.ts";
import type { SampleVehicle } from "../../sample/sample-vehicle.ts";
import { pictureWords } from "../list/list-card.tsx";
import { detailWords } from "./detail-words.ts";

/** Every view of the vehicle's illustration, as the gallery takes them. */
export function detailPhotos(vehicle: SampleVehicle, locale: KitLocale): GalleryPhoto[] {
  const shape = illustrationShape({ bodystyle: vehicle.body, seed: vehicle.name.slice(5) });
  const paint = illustrationPaint(vehicle.paintFamily);
  const views: IllustrationView[] =
    shape === "suv" ? ["hero", ...ILLUSTRATION_VIEWS] : [...ILLUSTRATION_VIEWS];
  return views.map((view, at) => {
    const name = detailWords[locale].views[view]!;
    const picture = {
      ...illustrationSource({ shape, view, paint }),
      alt: illustrationAlt(`${pictureWords(vehicle, locale)}, ${name}`, locale),
    };
    return {
      label: `${kitMessages(locale).gallery.photo(at + 1, views.length)}: ${name}`,
      caption: `${at + 1} / ${views.length} · ${illustrationCaption(locale)}`,
      image: <VehicleImage {...picture} sizes="880px" ratio="detail" priority={at === 0 ? "high" : "low"} />,
      large: <VehicleImage {...picture} sizes="100vw" priority="lazy" />,
      thumbnail: <VehicleImage {...picture} sizes="140px" ratio="thumb" alt="" priority="low" />,
    };
  });
}
