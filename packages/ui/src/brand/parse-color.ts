import { fromOklab, type LinearRgb, linearChannel } from "./color-space.ts";

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const NUMBER = "([+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+))";
const three = (separator: string) => Array(3).fill(NUMBER).join(separator);
const RGB = [" +", " *, *"].map((separator) => new RegExp(`^rgb\\( *${three(separator)} *\\)$`, "i"));
const OKLCH = new RegExp(`^oklch\\( *${NUMBER}(%?) +${NUMBER} +${NUMBER}(?:deg)? *\\)$`, "i");

const within = (value: number, max: number) => value >= 0 && value <= max;

/**
 * Parses an opaque colour: `#rgb`, `#rrggbb`, `rgb(34 197 94)` or `oklch(0.72 0.19 150)`.
 * Other values are undefined: the contrast of translucent or named colours cannot be computed.
 */
export function parseColor(text: string): LinearRgb | undefined {
  if (HEX.test(text)) return fromHex(text.slice(1));
  const rgb = RGB[0]!.exec(text) ?? RGB[1]!.exec(text);
  if (rgb) {
    const channels = rgb.slice(1).map(Number);
    if (!channels.every((channel) => within(channel, 255))) return undefined;
    return channels.map(linearChannel) as unknown as LinearRgb;
  }
  const [, lightness, percent, chroma, hue] = OKLCH.exec(text) ?? [];
  if (hue === undefined) return undefined;
  return fromOklch(Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue));
}

function fromHex(digits: string): LinearRgb {
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!;
  return pairs.map((pair) => linearChannel(Number.parseInt(pair, 16))) as unknown as LinearRgb;
}

/** The highest chroma that any screen can show is below 0.4. */
function fromOklch(lightness: number, chroma: number, hue: number): LinearRgb | undefined {
  if (!within(lightness, 1) || !within(chroma, 0.4)) return undefined;
  const angle = (hue * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}
