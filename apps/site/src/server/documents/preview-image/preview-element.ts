import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import { drawableText } from "./drawable-text.ts";
import type { PreviewCard } from "./preview-card.ts";
import { previewColors } from "./preview-colors.ts";
import { titleLines } from "./title-lines.ts";

/** The font families of the renderer: basic Latin, then extended Latin. */
export const PREVIEW_FONTS = ["preview", "preview-extended"] as const;
/** The font weights of the image. */
export const PREVIEW_WEIGHTS = [500, 600, 800] as const;

const EDGE = 72;

/**
 * The preview image as a React element for the renderer: logo, dealership, kind, title and place.
 *
 * @param mark the dealership's mark as a `data:` address
 * @example previewElement(card, `data:image/svg+xml;base64,${svg.toString("base64")}`)
 */
export function previewElement({ dealership, kind, title, place }: PreviewCard, mark: string): ReactElement {
  const { canvas, line, text, muted, accent, accentText } = previewColors;
  const { size, lines } = titleLines(drawableText(title));
  return box(
    {
      width: "100%",
      height: "100%",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: EDGE,
      backgroundColor: canvas,
      color: text,
      fontFamily: PREVIEW_FONTS.join(", "),
    },
    watermark(mark),
    box(
      { alignItems: "center", gap: 20 },
      box(
        { padding: 6, borderRadius: 22, border: `2px solid ${line}` },
        createElement("img", { src: mark, width: 60, height: 60, alt: "" }),
      ),
      box({ fontSize: 34, fontWeight: 800, letterSpacing: "-0.02em" }, drawableText(dealership)),
    ),
    box(
      { flexDirection: "column" },
      box({ fontSize: 32, fontWeight: 600, color: accentText, marginBottom: 16 }, drawableText(kind)),
      box(
        {
          flexDirection: "column",
          fontSize: size,
          fontWeight: 800,
          lineHeight: 1.06,
          letterSpacing: "-0.035em",
        },
        ...lines.map((words) => box({ whiteSpace: "nowrap" }, words)),
      ),
      box(
        { alignItems: "center", marginTop: 40, gap: 20, fontSize: 27, fontWeight: 500, color: muted },
        box({ width: 64, height: 6, borderRadius: 3, backgroundColor: accent }),
        drawableText(place),
      ),
    ),
  );
}

/** A large, faint copy of the logo in the background. */
function watermark(mark: string): ReactElement {
  return createElement("img", {
    src: mark,
    width: 1320,
    height: 1320,
    alt: "",
    style: { position: "absolute", left: 620, top: -440, opacity: 0.13 },
  });
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}
