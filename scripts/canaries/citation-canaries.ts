import { join } from "node:path";
import { root } from "../run-command.ts";
import type { CanaryTree } from "./canary.ts";

// Paths of documents are joined here, or this file would cite what is not there.
const missing = ["docs", "no-such-document.md"].join("/");
const citing = "packages/money/src/canary.ts";
const linking = ["docs", "canary.md"].join("/");
const walking = ["docs", "walk.md"].join("/");

export const citationCanaries: CanaryTree = {
  name: "citations",
  files: {
    [citing]: `/** See ${missing}. */\nexport {};\n`,
    [linking]: "See [nothing](no-such-document.md#part).\n",
    [walking]: "[canary](canary.md) → `noSuchFunction`\n",
  },
  command: "node",
  args: [join(root, "scripts/check-citations.ts"), "."],
  gaps: [],
  canaries: [
    { name: "a comment cites a document that does not exist", expected: `${citing}: ${missing}` },
    { name: "a document links to one that does not exist", expected: `${linking}: no-such-document.md#part` },
    {
      name: "a document names a function that its file does not have",
      expected: `${walking}: canary.md noSuchFunction`,
    },
  ],
};
