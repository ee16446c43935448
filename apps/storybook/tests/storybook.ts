import { readFileSync } from "node:fs";

/** A running Storybook while writing stories; without it the tests serve the built one, and set it. */
export const storybookUrl = process.env["SB_URL"];

/** The smoke test has a build of its own, without documentation: it takes half the time. */
export const storybookFolder = new URL(
  `../${process.env["STORYBOOK_FOLDER"] ?? "storybook-static"}`,
  import.meta.url,
).pathname;

export type Entry = { id: string; type: "story" | "docs"; title: string; name: string; tags: string[] };

/** Every story and page in Storybook's index. */
export const entries: Entry[] = Object.values((await readIndex()).entries);

export const stories = entries.filter((entry) => entry.type === "story");

/** The States stories of all components, and the patterns: they include what other stories show. */
export const states = stories.filter(
  (story) => story.name === "States" || story.title.startsWith("Patterns/"),
);

/** Every state in every look: `THOROUGH=1 pnpm test:full`. */
export const isThorough = process.env["THOROUGH"] === "1";

/** Combinations of brand and mode in which every state must be accessible. */
export const looks = ["larkspur", "harbor", "summit"].flatMap((brand) =>
  ["light", "dark"].map((mode) => ({ brand, mode })),
);

async function readIndex(): Promise<{ entries: Record<string, Entry> }> {
  if (storybookUrl) return (await fetch(`${storybookUrl}/index.json`)).json();
  return JSON.parse(readFileSync(`${storybookFolder}/index.json`, "utf8"));
}
