import type { ContentImage } from "@forecourt/dealership/content";
import { illustrations } from "#server/settings/dealership.ts";
import { ILLUSTRATIONS_PATH } from "#shared/addresses/public-paths.ts";

/** The props of `VehicleImage` for a picture from the dealership's content. */
export type ContentPicture = {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  alt: string;
  kind: "photo" | "render";
  caption?: string;
};

type IllustrationSpec = Parameters<typeof illustrations.illustrationFile>[0];

/** Resolves a content picture to image props. Illustrations are labelled in caption and alternative text. */
export function contentPicture(image: ContentImage, locale: "en" | "es"): ContentPicture {
  if (image.kind === "photo") {
    const { src, width, height, alt } = image;
    return { src, width, height, alt, kind: "photo" };
  }
  const { shape, view, paint } = image as unknown as IllustrationSpec;
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
