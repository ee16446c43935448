import localFont from "next/font/local";

/**
 * One variable font file, self-hosted and preloaded. A fallback's height can match it, its letter widths cannot: a late
 * swap would shift the layout. A page without the file in time keeps the fallback (`optional`); the next page has the
 * file.
 */
export const hankenGrotesk = localFont({
  src: "../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  weight: "100 900",
  display: "optional",
  variable: "--font-hanken-grotesk",
  adjustFontFallback: "Arial",
});
