import { readFileSync } from "node:fs";
import { ImageResponse } from "next/og.js";
import type { PreviewCard } from "#server/documents/preview-image/preview-card.ts";
import {
  PREVIEW_FONTS,
  PREVIEW_WEIGHTS,
  previewElement,
} from "#server/documents/preview-image/preview-element.ts";
import { PREVIEW_SIZE } from "#server/documents/preview-image/preview-image-path.ts";

/** The subset of each family; the renderer reads no variable fonts and no WOFF2. */
const SUBSETS = ["latin", "latin-ext"] as const;

/**
 * Renders the pictures of shared links, one after the other. Each blocks the process for a tenth of a second; pages are
 * served in between.
 *
 * @param fontsDir folder of the static files of Hanken Grotesk
 * @param markFile the dealership's mark, an SVG
 * @example const render = createPreviewRenderer({ fontsDir, markFile: "public/icon.svg" }); await render(card) // a PNG
 */
export function createPreviewRenderer({
  fontsDir,
  markFile,
}: {
  fontsDir: string;
  markFile: string;
}): (card: PreviewCard) => Promise<Buffer> {
  let assets: ReturnType<typeof readAssets> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (card) => {
    const rendered = last.then(async () => {
      // Read with the first picture: a site whose links are not shared needs no fonts here.
      assets ??= readAssets(fontsDir, markFile);
      const { mark, fonts } = assets;
      const image = new ImageResponse(previewElement(card, mark), { ...PREVIEW_SIZE, fonts });
      return Buffer.from(await image.arrayBuffer());
    });
    last = rendered.catch(() => {});
    return rendered;
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
