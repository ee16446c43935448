import { describe, expect, it } from "vitest";
import { fileOfComponent, filesUsedBySite } from "./testing/used-by-site.ts";

type StoryFile = { default: { title: string; tags?: string[] } };

const pages = import.meta.glob<StoryFile>("./**/*.stories.tsx", { eager: true, import: "default" });
const used = filesUsedBySite();

describe("the files that the site uses", () => {
  it("include what its files import, and what those import, also on demand", () => {
    expect(used).toContain("vehicle-card/vehicle-card.tsx");
    expect(used).toContain("segmented-control/segmented-control.tsx");
    expect(used).toContain("lightbox/lightbox.tsx");
  });

  it("exclude what is used by stories and tests only", () => {
    expect(used).not.toContain("theme-scope/theme-scope.tsx");
  });
});

describe("the status of a component", () => {
  it.each(Object.values(pages) as unknown as StoryFile["default"][])(
    "is stable only if pages of the site use it: $title",
    ({ title, tags }) => {
      const file = fileOfComponent(title.split("/").at(-1)!)!;
      expect(!tags?.includes("stable") || used.has(file), file).toBe(true);
    },
  );

  it("is beta for patterns that only Storybook composes", () => {
    const patterns = import.meta.glob<string>("../../../apps/storybook/src/patterns/*.stories.tsx", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const texts = Object.values(patterns);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toContain('tags: ["beta"]');
  });
});
