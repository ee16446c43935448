/** Serves the built Storybook to its tests. */
import { createServer } from "node:http";
import sirv from "sirv";
import { storybookFolder, storybookUrl } from "./storybook.ts";

// `dev` reads each file when it is asked for: a Storybook that was built anew meanwhile is the new one.
createServer(sirv(storybookFolder, { dev: true })).listen(new URL(storybookUrl).port, () => {
  console.log(storybookUrl);
});
