import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { symbolsSvg } from "./symbols-svg.ts";

describe("symbolsSvg", () => {
  const ids = [...symbolsSvg().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

  it("has each id once", () => {
    expect(ids.length).toBeGreaterThan(90);
    expect(new Set(ids).size).toBe(ids.length);
  });

  describe("with its address in the build", () => {
    beforeEach(() => {
      vi.resetModules();
      vi.stubEnv("FORECOURT_SYMBOLS", "/symbols.svg");
    });
    afterEach(() => {
      vi.unstubAllEnvs();
      // Other test files share the modules.
      vi.resetModules();
    });

    it("draws every icon and silhouette by reference", async () => {
      const { Glyph, glyphNames } = await import("../glyph/glyph.tsx");
      const { Icon, iconNames } = await import("../icon/icon.tsx");
      const { Silhouette, silhouetteNames } = await import("../silhouette/silhouette.tsx");
      const { SchematicMap } = await import("../schematic-map/schematic-map.tsx");
      const html = renderToStaticMarkup(
        <>
          {glyphNames.map((name) => (
            <Glyph key={name} name={name} />
          ))}
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
          {silhouetteNames.map((name) => (
            <Silhouette key={name} name={name} />
          ))}
          <SchematicMap
            places={[{ number: 1, name: "α", latitude: 37, longitude: -93 }]}
            label="α"
            caption="α"
          />
        </>,
      );
      const used = [...html.matchAll(/<use href="\/symbols\.svg#([^"]+)">/g)].map(([, id]) => id!);
      expect(used.sort()).toEqual([...ids].sort());
    });
  });
});
