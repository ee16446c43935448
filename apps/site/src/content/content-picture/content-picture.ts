import type { ContentImage } from "@forecourt/dealership/content";
import { illustrations } from "#server/settings/dealership.ts";
import { illustrationSources } from "#shared/illustration-sources.ts";

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
  return {
    ...illustrationSources((width) => illustrations.illustrationFile({ shape, view, paint }, width)),
    width: 1280,
    height: 640,
    alt: illustrations.illustrationAlt(image.alt, locale),
    kind: "render",
    caption: illustrations.illustrationCaption(locale),
  };
}
