import localFont from "next/font/local";

/**
 * One variable font file, self-hosted and preloaded. A fallback's height can match it, its letter widths cannot: a late
 * swap would shift the layout. A page without the file in time keeps the fallback (`optional`); the next page has the
 * file.
 */
export const hankenGrotesk = localFont({
  // Written by scripts/subset-font.ts.
  src: "../../build/fonts/hanken-grotesk.woff2",
  weight: "400 700",
  display: "optional",
  variable: "--font-hanken-grotesk",
  adjustFontFallback: "Arial",
});

/** The other letters of Latin-1: loaded only for a page that has one of them. */
export const hankenGroteskFurther = localFont({
  src: "../../build/fonts/hanken-grotesk-further.woff2",
  weight: "400 700",
  display: "optional",
  variable: "--font-hanken-grotesk-further",
  preload: false,
  adjustFontFallback: false,
  // `FURTHER_CHARACTERS`, which Next's loader cannot read: its options are literals.
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A2-A8, U+AA-AD, U+AF-B6, U+B8-B9, U+BB-BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF",
    },
  ],
});
