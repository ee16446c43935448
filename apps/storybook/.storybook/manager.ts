import { addons } from "storybook/manager-api";
import { lightTheme } from "./kit-theme.ts";

addons.setConfig({
  theme: lightTheme,
  sidebar: { showRoots: true },
  enableShortcuts: true,
  layoutCustomisations: {
    // A pattern is a whole page without controls, and needs the room.
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith("patterns-") ? false : isShown),
  },
});
