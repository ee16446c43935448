import {
  type IllustrationPaint,
  type IllustrationShape,
  type IllustrationView,
  type IllustrationWidth,
  illustrationFile,
} from "@forecourt/vehicle-illustrations";

type Picture = { shape: IllustrationShape; view: IllustrationView; paint: IllustrationPaint };

/** Props of `VehicleImage` for an illustration: both widths, from Storybook's static folder. */
export function illustrationSource(picture: Picture) {
  const src = (width: IllustrationWidth) =>
    illustrationFile(picture, width).replace("images/", "illustrations/");
  return {
    src: src(640),
    srcSet: `${src(640)} 640w, ${src(1280)} 1280w`,
    sizes: "(min-width: 900px) 360px, 100vw",
    width: 1280,
    height: 640,
    kind: "render" as const,
  };
}
