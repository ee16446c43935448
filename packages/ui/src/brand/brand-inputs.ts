/** A CSS colour, or one for light and one for dark mode. */
export type BrandColor = string | { light: string; dark: string };

/** The ten inputs of a brand. tokens.css derives all other values from them. */
export type BrandInputs = {
  /** Filled accent surfaces; their text is `onAccent`. */
  accent: BrandColor;
  onAccent: BrandColor;
  /** Accent for text and icons on any surface. */
  accentText: BrandColor;
  accentWash: BrandColor;
  /** Primary buttons. */
  action: BrandColor;
  onAction: BrandColor;
  /** Hue of all greys, in OKLCH degrees. */
  neutralHue: number;
  /** Chroma of all greys, 0 to 0.03. */
  neutralChroma: number;
  /** Corner radius in px: 0 is square. */
  radius: number;
  /** CSS font stack. The site loads the font itself. */
  font: string;
};
