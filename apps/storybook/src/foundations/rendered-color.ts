/** A rendered colour: red, green and blue from 0 to 255, opacity from 0 to 1. */
export type RenderedColor = { rgb: readonly [number, number, number]; opacity: number };

const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;

/** Resolves a token at an element, as the browser renders it. */
export function renderedColor(element: HTMLElement, token: string): RenderedColor {
  const before = element.style.backgroundColor;
  element.style.backgroundColor = `var(${token})`;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = getComputedStyle(element).backgroundColor;
  element.style.backgroundColor = before;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data as unknown as number[];
  return { rgb: [red!, green!, blue!], opacity: alpha! / 255 };
}

/** `#0f1412`, or `#0c100e 56%` if translucent. */
export function colorText({ rgb, opacity }: RenderedColor): string {
  const hex = `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  return opacity < 1 ? `${hex} ${Math.round(opacity * 100)}%` : hex;
}

/** Contrast ratio of two opaque colours by WCAG 2.2, 1 to 21. */
export function contrastRatio(a: RenderedColor, b: RenderedColor): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance({ rgb }: RenderedColor): number {
  const [red, green, blue] = rgb.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
