import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run-command.ts";
import { publishedPackages } from "./published-packages.ts";

const frontPage = readFileSync(join(root, "docs/packages.md"), "utf8");

test.each(publishedPackages.map(({ manifest }) => manifest.name))("the front page links %s", (name) => {
  expect(frontPage).toContain(`[\`${name}\`](`);
});
