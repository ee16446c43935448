/** Linear-light sRGB, each channel nominally 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

export type ColorMode = "light" | "dark";

/** Reads the custom properties of a style sheet; a later declaration wins, as in the browser. */
export function readProperties(css: string): Map<string, string> {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return new Map(
    [...text.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map((match) => [match[1]!, match[2]!.trim()]),
  );
}

/**
 * The colour of a role as a browser computes it, for the functions that tokens.css uses: `var`, `light-dark`,
 * `oklch` with `calc`, `color-mix(in oklab, …)`, hexadecimal. Anything else throws, so that a new function in
 * the tokens is not silently passed over.
 */
export function resolveColor(name: string, properties: Map<string, string>, mode: ColorMode): LinearRgb {
  return parse(substitute(`var(${name})`, properties), mode);
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(a: LinearRgb, b: LinearRgb): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

const clamp = (channel: number) => Math.min(Math.max(channel, 0), 1);

function substitute(text: string, properties: Map<string, string>): string {
  let result = text;
  for (let depth = 0; depth < 20 && result.includes("var("); depth += 1) {
    result = result.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const value = properties.get(name);
      if (value === undefined) throw new Error(`${name} is not declared.`);
      return value;
    });
  }
  return result;
}

function parse(text: string, mode: ColorMode): LinearRgb {
  const value = text.trim();
  if (value.startsWith("#")) return fromHex(value);
  const [name, inner] = [value.slice(0, value.indexOf("(")), value.slice(value.indexOf("(") + 1, -1)];
  if (name === "light-dark") return parse(splitTop(inner, ",")[mode === "light" ? 0 : 1]!, mode);
  if (name === "oklch") {
    const [lightness, chroma, hue] = splitTop(inner, " ").map(number) as [number, number, number];
    const angle = (hue * Math.PI) / 180;
    return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  }
  if (name === "color-mix") {
    const [space, first, second] = splitTop(inner, ",").map((part) => part.trim()) as [
      string,
      string,
      string,
    ];
    const [, color, share] = /^(.*)\s+([\d.]+)%$/s.exec(first) ?? [];
    if (space !== "in oklab" || !color) throw new Error(`Cannot mix ${value}.`);
    const [from, to] = [toOklab(parse(color, mode)), toOklab(parse(second, mode))];
    const weight = Number(share) / 100;
    return fromOklab([0, 1, 2].map((i) => from[i]! * weight + to[i]! * (1 - weight)) as unknown as LinearRgb);
  }
  throw new Error(`Cannot read the colour ${value}.`);
}

function number(text: string): number {
  const product = /^calc\((.+)\)$/.exec(text)?.[1] ?? text;
  return product.split("*").reduce((total, factor) => total * Number(factor), 1);
}

function splitTop(text: string, separator: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text.trim()) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.filter((part) => part.trim() !== "");
}

function fromHex(hex: string): LinearRgb {
  return [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as unknown as LinearRgb;
}

// The matrices of CSS Color 4, section "OKLab".
function fromOklab([l, a, b]: LinearRgb): LinearRgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toOklab([red, green, blue]: LinearRgb): LinearRgb {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
