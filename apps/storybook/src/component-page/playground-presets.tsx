import { Button } from "@forecourt/ui/button";
import { DocsContext, useOf } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { Live } from "../foundations/live.tsx";
import { type ArgTypeOptions, presetsOf } from "./presets-of.ts";

/** Buttons that set the playground's variants, tones and sizes. They share their state with the controls. */
export function PlaygroundPresets({ of }: { of: object }) {
  const { story } = useOf(of, ["story"]);
  const docs = useContext(DocsContext);
  const [args, setArgs] = useState(() => docs.getStoryContext(story).args);
  useEffect(() => {
    const onUpdate = (updated: { storyId: string; args: typeof args }) => {
      if (updated.storyId === story.id) setArgs(updated.args);
    };
    docs.channel.on(STORY_ARGS_UPDATED, onUpdate);
    return () => docs.channel.off(STORY_ARGS_UPDATED, onUpdate);
  }, [docs, story]);
  const presets = presetsOf(story.argTypes as Record<string, ArgTypeOptions>);
  if (presets.length === 0) return null;
  return (
    <Live className="grid gap-3">
      {presets.map(({ name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are toggle buttons.
        <div key={name} role="group" aria-label={name} className="flex flex-wrap items-center gap-2">
          <span className="w-24 font-mono text-subtle text-xs">{name}</span>
          {options.map((option) => {
            const isChosen = args[name] === option;
            return (
              <Button
                key={String(option)}
                size="sm"
                variant={isChosen ? "primary" : "secondary"}
                aria-pressed={isChosen}
                onClick={() =>
                  docs.channel.emit(UPDATE_STORY_ARGS, {
                    storyId: story.id,
                    updatedArgs: { [name]: option },
                  })
                }
              >
                {String(option)}
              </Button>
            );
          })}
        </div>
      ))}
    </Live>
  );
}
