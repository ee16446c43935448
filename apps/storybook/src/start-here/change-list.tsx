import { Markdown } from "@storybook/addon-docs/blocks";

// Vite evaluates these calls statically, so options cannot be shared.
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

/** Texts of unreleased changesets of the kit. */
const coming = Object.values(changesets)
  .filter((changeset) => front.exec(changeset)?.[1]?.includes("@forecourt/ui"))
  .map((changeset) => changeset.replace(front, "").trim());

const released = Object.values(changelogs).map((changelog) => changelog.replace(/^# .*\n/, "").trim());

/** The package's changelog, preceded by the unreleased changes. */
export function ChangeList() {
  const next = coming.length > 0 ? ["## Next version", ...coming.map((line) => `- ${line}`)] : [];
  return <Markdown>{[...next, ...released].join("\n\n") || "Nothing has been released yet."}</Markdown>;
}
