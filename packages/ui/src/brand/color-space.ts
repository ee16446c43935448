/** Linear-light sRGB. Channels are 0 to 1; values outside are outside the sRGB gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Converts an 8-bit sRGB channel to linear light. */
export function linearChannel(value: number): number {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

// The matrices of CSS Color 4, section "OKLab".
export function fromOklab([l, a, b]: LinearRgb): LinearRgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

export function toOklab([red, green, blue]: LinearRgb): LinearRgb {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/**
 * The WCAG 2.2 contrast ratio, from 1 to 21.
 * A colour outside sRGB differs between wide-gamut and sRGB screens. The lower ratio counts.
 */
export function contrast(a: LinearRgb, b: LinearRgb): number {
  return Math.min(ratio(luminance(a), luminance(b)), ratio(luminance(clipped(a)), luminance(clipped(b))));
}

const clipped = (color: LinearRgb) =>
  color.map((channel) => Math.min(Math.max(channel, 0), 1)) as unknown as LinearRgb;

const luminance = ([red, green, blue]: LinearRgb) =>
  Math.max(0, 0.2126 * red + 0.7152 * green + 0.0722 * blue);

const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
