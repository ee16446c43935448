import localFont from "next/font/local";

/**
 * One variable font file, self-hosted and preloaded. A fallback's height can match it, its letter widths cannot: a late
 * swap would shift the layout. A page without the file in time keeps the fallback (`optional`); the next page has the
 * file.
 */
export const hankenGrotesk = localFont({
  // Written by scripts/subset-font.ts.
  src: "../../build/fonts/hanken-grotesk.woff2",
  weight: "400 900",
  display: "optional",
  variable: "--font-hanken-grotesk",
  adjustFontFallback: "Arial",
});
