import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestStop, thumbSpans } from "./range-stops.ts";

const stops = [5000, 8000, 12000, 20000].map((value) => ({ value, text: String(value) }));

describe("nearestStop", () => {
  it.each([
    ["", 3],
    ["any", 3],
    ["$12,000", 2],
    ["12000", 2],
    ["9,999", 1],
    ["10001", 2],
    ["0", 0],
    ["999999", 3],
  ])("%j is position %i", (typed, position) => {
    expect(nearestStop(stops, typed, 3)).toBe(position);
  });
});

/** Evaluates `calc()` over a track of a given width, so that the geometry itself is tested. */
function pixels(length: string, track: number): number {
  const expression = length
    .replace(/^calc/, "")
    .replace(/100%/g, String(track))
    .replace(/(\d)px/g, "$1");
  return Number(new Function(`return ${expression}`)());
}

describe("thumbSpans", () => {
  it("puts each thumb where its position is, whatever its sibling does", () => {
    const thumb = 28;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 120, max: 900 }),
        (last, a, b, track) => {
          const [low, high] = [a % (last + 1), b % (last + 1)].sort((x, y) => x - y) as [number, number];
          const spans = thumbSpans(low, high, last, `${thumb}px`);
          const centre = (
            span: { left: string; width: string },
            position: number,
            min: number,
            max: number,
          ) => {
            const left = pixels(span.left, track);
            const width = pixels(span.width, track);
            // How a browser places the thumb of a native range input.
            return left + thumb / 2 + (max > min ? (position - min) / (max - min) : 0) * (width - thumb);
          };
          const wanted = (position: number) => thumb / 2 + (position / last) * (track - thumb);
          expect(centre(spans.low, low, 0, high)).toBeCloseTo(wanted(low), 6);
          expect(centre(spans.high, high, low, last)).toBeCloseTo(wanted(high), 6);
          expect(pixels(spans.fill.left, track)).toBeCloseTo(wanted(low), 6);
          expect(pixels(spans.fill.left, track) + pixels(spans.fill.width, track)).toBeCloseTo(
            wanted(high),
            6,
          );
        },
      ),
    );
  });

  it("survives a track with one position", () => {
    expect(thumbSpans(0, 0, 0, "28px").low.width).toBe("calc(28px + (100% - 28px) * 0)");
  });
});
