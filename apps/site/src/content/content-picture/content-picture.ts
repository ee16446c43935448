import type { ContentImage } from "@forecourt/dealership/content";
import { illustrations } from "#server/settings/dealership.ts";
import { ILLUSTRATIONS_PATH } from "#shared/addresses/public-paths.ts";

/** What `VehicleImage` needs of a picture that the dealership's copy names. */
export type ContentPicture = {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  alt: string;
  kind: "photo" | "render";
  caption?: string;
};

type Named = Parameters<typeof illustrations.illustrationFile>[0];

/** A picture of the copy as it is shown; an illustration says so in its caption and its alternative text. */
export function contentPicture(image: ContentImage, locale: "en" | "es"): ContentPicture {
  if (image.kind === "photo") {
    const { src, width, height, alt } = image;
    return { src, width, height, alt, kind: "photo" };
  }
  const { shape, view, paint } = image as unknown as Named;
  const file = (width: 640 | 1280) =>
    `${ILLUSTRATIONS_PATH}/${illustrations.illustrationFile({ shape, view, paint }, width)}`;
  return {
    src: file(640),
    srcSet: `${file(640)} 640w, ${file(1280)} 1280w`,
    width: 1280,
    height: 640,
    alt: illustrations.illustrationAlt(image.alt, locale),
    kind: "render",
    caption: illustrations.illustrationCaption(locale),
  };
}
