import { useSyncExternalStore } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { type Globals, initialGlobals } from "../../.storybook/toolbars.ts";

type Updated = { userGlobals?: Globals; globals?: Globals };

// Pages have no story context, so read the last globals from the channel.
function lastGlobals(): Globals {
  const channel = addons.getChannel();
  const [updated] = (channel.last(GLOBALS_UPDATED) ?? []) as [Updated?];
  const [set] = (channel.last(SET_GLOBALS) ?? []) as [Updated?];
  return updated?.userGlobals ?? updated?.globals ?? set?.globals ?? initialGlobals;
}

function subscribe(listener: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

/** Toolbar values for pages, which have no decorators. */
export function useToolbar(): Globals {
  return useSyncExternalStore(subscribe, lastGlobals);
}
