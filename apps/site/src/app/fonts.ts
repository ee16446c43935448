import localFont from "next/font/local";

/** One variable file, served from this host; the fallback is sized to it so that nothing moves when it arrives. */
export const hankenGrotesk = localFont({
  src: "../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  variable: "--font-hanken-grotesk",
  adjustFontFallback: "Arial",
});
