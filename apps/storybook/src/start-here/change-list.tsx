import { Markdown } from "@storybook/addon-docs/blocks";

// Vite reads these calls, so their options stand in each.
const changelogs = import.meta.glob<string>("../../../../packages/ui/CHANGELOG.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const changesets = import.meta.glob<string>("../../../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const front = /^---\n([\s\S]*?)\n---\n/;

/** Texts of changesets that speak of the kit and are in no version yet. */
const coming = Object.values(changesets)
  .filter((changeset) => front.exec(changeset)?.[1]?.includes("@forecourt/ui"))
  .map((changeset) => changeset.replace(front, "").trim());

const released = Object.values(changelogs).map((changelog) => changelog.replace(/^# .*\n/, "").trim());

/** What the package's changelog says, and before it what the next version will bring. */
export function ChangeList() {
  const next = coming.length > 0 ? ["## Next version", ...coming.map((line) => `- ${line}`)] : [];
  return <Markdown>{[...next, ...released].join("\n\n") || "Nothing has been released yet."}</Markdown>;
}
