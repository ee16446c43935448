import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readSource } from "../testing/read-source.ts";
import { Icon, type IconName, iconNames } from "./icon.tsx";
import { iconSources } from "./icon-sources.ts";
import { lucideIconNodes } from "./lucide-icon-nodes.ts";
import { maskIconCss } from "./mask-icon-css.ts";
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

  it("has the same shapes in mask-icons.css", () => {
    expect(readSource("icon/mask-icons.css")).toBe(maskIconCss());
  });
});
