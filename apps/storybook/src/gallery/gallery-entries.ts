import { componentGroups } from "@forecourt/ui/storybook/groups.ts";

/** An entry of Storybook's `index.json`. */
type IndexEntry = {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
  tags: string[];
};

export type GalleryEntry = {
  name: string;
  /** Id of its page. */
  page: string;
  /** Id of the story that the thumbnail shows: the playground, or a pattern's first. */
  story: string;
  /** Its playground is only the button that opens it, so the thumbnail shows its states. */
  opens: boolean;
  /** Path of the story file, from the folder of this app. */
  file: string;
  tags: readonly string[];
};

export type GalleryGroup = { name: string; entries: readonly GalleryEntry[] };

/** The components of Storybook's index in their groups, in the order of the sidebar. */
export function galleryGroups(index: readonly IndexEntry[]): GalleryGroup[] {
  const pages = index.filter(({ type, tags }) => type === "docs" && !tags.includes("unattached-mdx"));
  const groups = componentGroups.map((name) => ({
    name,
    entries: pages.filter(({ title }) => title.startsWith(`${name}/`)).map((page) => entryOf(page, index)),
  }));
  return groups.filter(({ entries }) => entries.length > 0);
}

const OPENED = /^Overlays\/|\/(?:MobileMenu|Toaster)$/;

function entryOf(page: IndexEntry, index: readonly IndexEntry[]): GalleryEntry {
  const stories = index.filter(({ type, title }) => type === "story" && title === page.title);
  const opens = OPENED.test(page.title);
  const story = stories.find(({ name }) => name === (opens ? "States" : "Playground")) ?? stories[0] ?? page;
  return {
    opens,
    name: page.title.split("/").at(-1)!,
    page: page.id,
    story: story.id,
    file: page.importPath,
    tags: page.tags,
  };
}

/** The groups of the Storybook that shows this page. */
export async function loadGalleryGroups(): Promise<GalleryGroup[]> {
  const { entries } = (await (await fetch("./index.json")).json()) as { entries: Record<string, IndexEntry> };
  return galleryGroups(Object.values(entries));
}
