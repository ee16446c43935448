import { maskPhone } from "@forecourt/contact-details";
import { composeStory, type Meta, type StoryFn } from "@storybook/react-vite";
import { type ComponentType, use } from "react";
import { initialGlobals } from "../../.storybook/toolbars.ts";
import type { GalleryEntry } from "./gallery-entries.ts";

type StoryFile = { default: Meta; Playground?: StoryFn };
type GalleryStory = {
  Story: ComponentType;
  /** Overlays and pages need a document of their own. */
  inFrame: boolean;
};

const kitFiles = import.meta.glob<StoryFile>("../../../../packages/ui/src/**/*.stories.tsx");
const files = new Map(Object.entries(kitFiles).map(([path, load]) => [path.replace("../../", ""), load]));

const loading = new Map<string, Promise<GalleryStory>>();

/** The story of a thumbnail; suspends while its file loads. */
export function storyOf(entry: GalleryEntry): GalleryStory {
  const started = loading.get(entry.file) ?? load(entry);
  loading.set(entry.file, started);
  return use(started);
}

async function load({ file, opens }: GalleryEntry): Promise<GalleryStory> {
  const inFrame: GalleryStory = { Story: () => null, inFrame: true };
  if (opens) return inFrame;
  const stories = await files.get(file)?.();
  if (!stories?.Playground) return inFrame;
  const Story = composeStory(stories.Playground, stories.default, {
    initialGlobals,
    parameters: { maskPhone },
  });
  return Story.parameters["docs"]?.story?.inline === false ? inFrame : { Story, inFrame: false };
}
