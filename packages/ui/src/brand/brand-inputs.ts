/** A CSS colour, or one for light and one for dark pages. */
export type BrandColor = string | { light: string; dark: string };

/** The ten values that make a dealership's look; everything else in tokens.css is derived from them. */
export type BrandInputs = {
  /** Filled accents; always carries `onAccent`. */
  accent: BrandColor;
  onAccent: BrandColor;
  /** The accent as text or icon on any surface. */
  accentText: BrandColor;
  accentWash: BrandColor;
  /** Primary buttons. */
  action: BrandColor;
  onAction: BrandColor;
  /** Hue of all greys, in degrees of OKLCH. */
  neutralHue: number;
  /** How coloured the greys are, 0 to 0.03. */
  neutralChroma: number;
  /** Corner radius in px: 0 is square. */
  radius: number;
  /** A font stack; loading the font is the site's own matter. */
  font: string;
};
