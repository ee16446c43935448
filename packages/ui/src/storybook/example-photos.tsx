import type { GalleryPhoto } from "../gallery/gallery.tsx";
import { type KitLocale, kitMessages } from "../messages/messages.ts";
import { Illustration, viewNames } from "./example-pictures.tsx";
import type { ExamplePaint, ExampleView } from "./example-vehicles.ts";

const views: readonly ExampleView[] = ["front-quarter", "side", "rear-quarter", "front"];
const paints: readonly ExamplePaint[] = ["blue", "red", "sand", "graphite"];

/** `count` images of a crossover: its four views, repeated in other paints. */
export function examplePhotos(
  count: number,
  locale: KitLocale,
): (GalleryPhoto & { large: NonNullable<GalleryPhoto["large"]> })[] {
  const { gallery, vehicleImage } = kitMessages(locale);
  return Array.from({ length: count }, (_, index) => {
    const view = views[index % views.length]!;
    const paint = paints[Math.floor(index / views.length) % paints.length]!;
    const picture = { body: "crossover", paint, view, locale } as const;
    const number = index + 1;
    return {
      image: (
        <Illustration
          {...picture}
          ratio="detail"
          caption={null}
          sizes="880px"
          priority={index === 0 ? "high" : "low"}
        />
      ),
      large: <Illustration {...picture} caption={null} sizes="100vw" priority="lazy" />,
      thumbnail: (
        // Only the small file: browsers may pick a cached large one, and pictures would then differ.
        <Illustration {...picture} ratio="thumb" alt="" caption={null} srcSet={undefined} priority="low" />
      ),
      label: `${gallery.photo(number, count)}: ${viewNames[view][locale]}`,
      caption: `${number} / ${count} · ${vehicleImage.illustration}`,
    };
  });
}
