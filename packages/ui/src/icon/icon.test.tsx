import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readSource } from "../testing/read-source.ts";
import { Icon, type IconName, iconNames } from "./icon.tsx";
import { iconSources } from "./icon-sources.ts";
import { type IconShape, lucideIconNodes } from "./lucide-icon-nodes.ts";
import { maskIconCss } from "./mask-icon-css.ts";
import { pathOfShapes } from "./path-of-shapes.ts";
import { readLucideNode } from "./read-lucide-node.ts";

describe("Icon", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is decorative without a label", () => {
    const html = renderToStaticMarkup(<Icon name="gauge" />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain("role=");
  });

  it("has role img with a label", () => {
    const html = renderToStaticMarkup(<Icon name="gauge" aria-label="§" />);
    expect(html).toContain('role="img"');
    expect(html).not.toContain("aria-hidden");
  });

  it.each(["no-such-icon", "toString", "__proto__"])(
    "logs the unregistered name %s and renders nothing",
    (name) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => {});
      expect(renderToStaticMarkup(<Icon name={name as IconName} />)).toBe("");
      expect(log).toHaveBeenCalledOnce();
      expect(log.mock.calls[0]![0]).toContain(name);
    },
  );

  it.each(iconNames)("draws %s", (name) => {
    expect(renderToStaticMarkup(<Icon name={name} />)).toMatch(/<(path|circle|rect|line|poly)/);
  });

  it.each(Object.entries(iconSources))("%s matches Lucide's %s", async (name, source) => {
    // If this fails, run `node scripts/generate-icons.ts`.
    expect(lucideIconNodes[name as keyof typeof iconSources]).toEqual(await readLucideNode(source));
  });

  it("draws all shapes as one path", () => {
    expect(renderToStaticMarkup(<Icon name="bus" />).match(/<(path|rect)/g)).toEqual(["<path"]);
    const shapes: IconShape[] = [
      ["path", { d: "m8 2 1 1" }],
      ["circle", { cx: "12", cy: "10", r: "3" }],
      ["rect", { x: "3", y: "4", width: "18", height: "16", rx: "2", ry: "2" }],
      ["rect", { width: "2", height: "1" }],
      ["line", { x1: "1", y1: "2", x2: "3", y2: "4" }],
      ["polygon", { points: "3 11 22 2 13 21" }],
    ];
    expect(pathOfShapes(shapes)).toBe(
      "M0 0m8 2 1 1M15 10A3 3 0 1 1 9 10A3 3 0 1 1 15 10Z" +
        "M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2Z" +
        "M0 0h2v1h-2ZM1 2L3 4M3 11 22 2 13 21Z",
    );
    expect(() => pathOfShapes([["text", {}]])).toThrow("text");
  });

  it("keeps the shapes of an icon with filled parts", () => {
    expect(renderToStaticMarkup(<Icon name="paint" />)).toMatch(/<circle[^>]* fill="currentColor"/);
  });

  it("has the same shapes in mask-icons.css", () => {
    expect(readSource("icon/mask-icons.css")).toBe(maskIconCss());
  });
});
