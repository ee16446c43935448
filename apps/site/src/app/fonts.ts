import localFont from "next/font/local";

/**
 * One variable file, served from this host and preloaded. A fallback's size can be fitted to it, its letters' widths
 * cannot, so a late swap would move what stands at the right of a line: a page that the file reaches too late keeps the
 * fallback, and the next page has the file.
 */
export const hankenGrotesk = localFont({
  src: "../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  weight: "100 900",
  display: "optional",
  variable: "--font-hanken-grotesk",
  adjustFontFallback: "Arial",
});
