import { addons } from "storybook/manager-api";
import { lightTheme } from "./kit-theme.ts";

addons.setConfig({
  theme: lightTheme,
  sidebar: { showRoots: true },
  enableShortcuts: true,
});
