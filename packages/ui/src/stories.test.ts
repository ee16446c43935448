import { existsSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as kit from "./index.ts";
import type { ComponentGuide } from "./storybook/component-guide.ts";
import { componentGroups } from "./storybook/groups.ts";

type StoryFile = {
  default: {
    /** Of the page's stories and pictures, when it is not made from the title. */
    id?: string;
    title: string;
    component?: unknown;
    subcomponents?: Record<string, unknown>;
    tags?: string[];
    parameters?: { guide?: ComponentGuide };
  };
} & Record<string, { name?: string; play?: unknown; globals?: Record<string, string> }>;

const files = import.meta.glob<StoryFile>("./**/*.stories.tsx", { eager: true });
const pages = Object.entries(files);

const exported = Object.entries(kit).filter(
  ([name, value]) => /^[A-Z]/.test(name) && (typeof value === "function" || typeof value === "object"),
);

const documentation = new URL("../../../docs/product/", import.meta.url);
const pictures = new URL("../../../apps/storybook/tests/pictures/", import.meta.url);

/** Anchors of a Markdown file, as common renderers generate them. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(new URL(file, documentation), "utf8").matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

describe("every component", () => {
  it("is documented by exactly one page", () => {
    const shown = pages.flatMap(([, { default: meta }]) => [
      meta.component,
      ...Object.values(meta.subcomponents ?? {}),
    ]);
    const pagesOf = (value: unknown) => shown.filter((component) => component === value).length;
    expect(
      exported
        .filter(([, value]) => pagesOf(value) !== 1)
        .map(([name, value]) => `${name}: ${pagesOf(value)}`),
    ).toEqual([]);
  });
});

describe("components that are easily misused", () => {
  it("are at least twelve, with right and wrong use", () => {
    const explained = pages.filter(([, { default: meta }]) => meta.parameters?.guide?.usage?.length);
    expect(explained.length).toBeGreaterThanOrEqual(12);
  });
});

describe.each(pages)("the page of %s", (_file, { default: meta, ...stories }) => {
  const guide = meta.parameters?.guide;
  const named = (name: string) =>
    Object.entries(stories).find(([key, story]) => (story.name ?? key) === name)?.[1];

  it("has a group, the component's name and a status", () => {
    const name = exported.find(([, value]) => value === meta.component)?.[0];
    expect(componentGroups.map((group) => `${group}/${name}`)).toContain(meta.title);
    expect(meta.tags?.filter((tag) => ["stable", "beta", "deprecated"].includes(tag))).toHaveLength(1);
  });

  it("has the id of its pictures, in whichever group it is", () => {
    const id = meta.id ?? meta.title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
    expect(existsSync(new URL(`${id}-larkspur-light.png`, pictures)), id).toBe(true);
  });

  it("has purpose, avoid and anatomy", () => {
    expect(guide?.purpose).toMatch(/^[A-Z].{20,}\.$/s);
    expect(guide?.avoid.length).toBeGreaterThan(0);
    expect(guide?.anatomy.length).toBeGreaterThan(0);
  });

  it("shows right and wrong use that differ, each with a reason", () => {
    for (const { do: right, dont: wrong } of guide?.usage ?? []) {
      const [shown, misused] = [right, wrong].map(({ shows }) => renderToStaticMarkup(shows()));
      expect(shown).toBeTruthy();
      expect(misused).not.toBe(shown);
      for (const { because } of [right, wrong]) expect(because).toMatch(/^[A-Z“`].{10,80}[.?]$/);
    }
  });

  it("links to existing sections of the product documentation", () => {
    expect(guide?.product.length).toBeGreaterThan(0);
    for (const section of guide!.product) {
      const [file, anchor] = section.split("#") as [string, string | undefined];
      expect(existsSync(new URL(file, documentation)), section).toBe(true);
      if (anchor) expect(anchorsOf(file)).toContain(anchor);
    }
  });

  it("has States and Long Spanish stories", () => {
    expect(named("Playground")).toBeDefined();
    expect(named("States")).toBeDefined();
    expect(named("Long Spanish")?.globals?.["locale"]).toBe("es");
  });

  it("tests the keys in its keyboard table", () => {
    if (guide?.keyboard.length) expect(named("Keyboard")?.play).toBeTypeOf("function");
  });
});
