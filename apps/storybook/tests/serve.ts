/** Serves the built Storybook to its tests. */
import { createServer } from "node:http";
import sirv from "sirv";
import { storybookFolder, storybookUrl } from "./storybook.ts";

// `dev` reads files on each request, so that a rebuilt Storybook is served.
createServer(sirv(storybookFolder, { dev: true })).listen(new URL(storybookUrl).port, () => {
  console.log(storybookUrl);
});
