import { readFileSync } from "node:fs";

/** The built Storybook that the tests serve, or a running one by `SB_URL`, while stories are written. */
export const storybookUrl = process.env["SB_URL"] ?? "http://localhost:6106";

export const storybookFolder = new URL("../storybook-static", import.meta.url).pathname;

export type Entry = { id: string; type: "story" | "docs"; title: string; name: string; tags: string[] };

/** Every story and page that Storybook lists. */
export const entries: Entry[] = Object.values((await readIndex()).entries);

export const stories = entries.filter((entry) => entry.type === "story");

/** Every state of every component, and the patterns: what the other stories show is among them. */
export const states = stories.filter(
  (story) => story.name === "States" || story.title.startsWith("Patterns/"),
);

/** The matrix of looks in which every state must be accessible. */
export const looks = ["larkspur", "harbor", "summit"].flatMap((brand) =>
  ["light", "dark"].map((mode) => ({ brand, mode })),
);

async function readIndex(): Promise<{ entries: Record<string, Entry> }> {
  if (process.env["SB_URL"]) return (await fetch(`${storybookUrl}/index.json`)).json();
  return JSON.parse(readFileSync(`${storybookFolder}/index.json`, "utf8"));
}
