import { readFileSync } from "node:fs";
import { ImageResponse } from "next/og.js";
import type { PreviewCard } from "#server/documents/preview-image/preview-card.ts";
import {
  PREVIEW_FONTS,
  PREVIEW_WEIGHTS,
  previewElement,
} from "#server/documents/preview-image/preview-element.ts";
import { PREVIEW_SIZE } from "#server/documents/preview-image/preview-image-path.ts";

/** The subset of each family; the drawing reads no variable fonts and no WOFF2. */
const SUBSETS = ["latin", "latin-ext"] as const;

/**
 * What draws the pictures of shared links. Pictures are drawn one after the other: each keeps the process busy for
 * about a tenth of a second, and pages have to be served meanwhile.
 *
 * @param fontsDir where the static files of Hanken Grotesk lie
 * @param markFile the dealership's mark, an SVG
 * @example const draw = createPreviewDrawing({ fontsDir, markFile: "public/icon.svg" }); await draw(card) // a PNG
 */
export function createPreviewDrawing({
  fontsDir,
  markFile,
}: {
  fontsDir: string;
  markFile: string;
}): (card: PreviewCard) => Promise<Buffer> {
  let assets: ReturnType<typeof readAssets> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (card) => {
    const drawn = last.then(async () => {
      // Read with the first picture: a site whose links nobody shares needs no fonts here.
      assets ??= readAssets(fontsDir, markFile);
      const { mark, fonts } = assets;
      const image = new ImageResponse(previewElement(card, mark), { ...PREVIEW_SIZE, fonts });
      return Buffer.from(await image.arrayBuffer());
    });
    last = drawn.catch(() => {});
    return drawn;
  };
}

function readAssets(fontsDir: string, markFile: string) {
  return {
    mark: `data:image/svg+xml;base64,${readFileSync(markFile).toString("base64")}`,
    fonts: PREVIEW_FONTS.flatMap((name, at) =>
      PREVIEW_WEIGHTS.map((weight) => ({
        name,
        weight,
        style: "normal" as const,
        data: readFileSync(`${fontsDir}/hanken-grotesk-${SUBSETS[at]}-${weight}-normal.woff`),
      })),
    ),
  };
}
