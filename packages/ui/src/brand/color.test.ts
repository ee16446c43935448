import { describe, expect, it } from "vitest";
import { contrast } from "./color-space.ts";
import { parseColor } from "./parse-color.ts";
import { resolveColor } from "./resolve-color.ts";

describe("parseColor", () => {
  it.each(["#22c55e", "#22C55E", "rgb(34 197 94)", "rgb(34, 197, 94)", "RGB( 34 197 94.0 )"])(
    "reads %s",
    (text) => {
      expect(parseColor(text)).toEqual(parseColor("#22c55e"));
    },
  );

  it.each(["oklch(0.723 0.192 149.58)", "oklch(72.3% 0.192 149.58deg)"])("parses %s", (text) => {
    parseColor(text)!.forEach((channel, index) => {
      expect(channel).toBeCloseTo(parseColor("#22c55e")![index]!, 2);
    });
  });

  it("parses the short form", () => {
    expect(parseColor("#1af")).toEqual(parseColor("#11aaff"));
  });

  it.each([
    ["a name", "red"],
    ["a variable", "var(--x)"],
    ["see-through", "#22c55e80"],
    ["see-through", "rgb(34 197 94 / 0.5)"],
    ["see-through", "oklch(0.7 0.1 150 / 50%)"],
    ["beyond the scale", "rgb(34 197 256)"],
    ["beyond the scale", "oklch(1.2 0.1 150)"],
    ["beyond the scale", "oklch(0.7 0.5 150)"],
    ["below the scale", "rgb(-1 0 0)"],
    ["half comma, half blank", "rgb(34, 197 94)"],
    ["one channel short", "rgb(34 197)"],
    ["a number that CSS does not know", "rgb(34. 197 94)"],
    ["a blank that CSS does not know", "rgb(34\u00a0197\u00a094)"],
    ["followed by more", "#22c55e; color: red"],
    ["followed by a line", "#22c55e\n"],
    ["empty", ""],
  ])("rejects %s: %s", (_why, text) => {
    expect(parseColor(text)).toBeUndefined();
  });
});

describe("contrast", () => {
  it("computes black and grey on white", () => {
    const white = parseColor("oklch(1 0 0)")!;
    expect(contrast(parseColor("#000000")!, white)).toBeCloseTo(21, 3);
    expect(contrast(white, parseColor("#767676")!)).toBeCloseTo(4.54, 2);
  });

  it("returns the lower ratio of a wide-gamut and an sRGB screen", () => {
    const wideGamut = parseColor("oklch(0.7 0.35 150)")!;
    const white = parseColor("#fff")!;
    const clipped = wideGamut.map((channel) =>
      Math.min(Math.max(channel, 0), 1),
    ) as unknown as typeof wideGamut;
    expect(Math.min(...wideGamut)).toBeLessThan(0);
    expect(contrast(wideGamut, white)).toBeLessThanOrEqual(contrast(clipped, white));
  });
});

describe("resolveColor", () => {
  const properties = {
    "--chroma": "0.2",
    "--red": "oklch(0.6279554 0.2576834 29.2338851)",
    "--grey": "color-mix(in oklab, #ffffff 50%, #000000)",
    "--pair": "light-dark(var(--red), oklch(0.5 calc(var(--chroma) * 0.5) 30))",
    "--named": "tomato",
    "--round": "var(--round)",
  };

  it("converts OKLCH and mixes in OKLab as browsers do", () => {
    resolveColor("--red", properties, "light").forEach((channel, index) => {
      expect(channel).toBeCloseTo(index === 0 ? 1 : 0, 3);
    });
    // color-mix(in oklab, white, black) is #636363 in Chromium.
    expect(resolveColor("--grey", properties, "light")[0]).toBeCloseTo(0.125, 3);
  });

  it("picks the mode's value of light-dark", () => {
    expect(resolveColor("--pair", properties, "light")).toEqual(resolveColor("--red", properties, "light"));
    expect(resolveColor("--pair", properties, "dark")).toEqual(parseColor("oklch(0.5 0.1 30)"));
  });

  it("throws on unsupported values", () => {
    expect(() => resolveColor("--named", properties, "light")).toThrow("Cannot read the colour tomato");
    expect(() => resolveColor("--absent", properties, "light")).toThrow("--absent is not declared");
    expect(() => resolveColor("--round", properties, "light")).toThrow("Cannot read");
  });
});
