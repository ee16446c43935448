declare module "subset-font" {
  /** Cuts a font to the characters of a text (harfbuzz in WebAssembly; the package has no types). */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
