/** Serves the built Storybook to its tests. */
import { createServer } from "node:http";
import sirv from "sirv";
import { storybookFolder, storybookUrl } from "./storybook.ts";

createServer(sirv(storybookFolder)).listen(new URL(storybookUrl).port, () => {
  console.log(storybookUrl);
});
