/** A page of the documentation with a live example. */
export type LivePage = { title: string; description: string };

export type DescribedPackage = { name: string; description: string; homepage: string; hasPage: boolean };

/** The documentation's `llms.txt` (https://llmstxt.org): every package with its page and its README, the live examples. */
export function llmsText(packages: readonly DescribedPackage[], livePages: readonly LivePage[]): string {
  const lines = packages.map(({ name, description, homepage, hasPage }) => {
    const readme = `[README](${homepage})`;
    return hasPage
      ? `- [${name}](${pageOf(name)}): ${description} ${readme}`
      : `- [${name}](${homepage}): ${description}`;
  });
  return [
    "# Forecourt packages",
    "",
    "> The business rules of a dealership's website as packages that install separately.",
    "",
    "## Packages",
    "",
    ...lines,
    "",
    "## Live examples",
    "",
    ...livePages.map(({ title, description }) => `- [${title}](${livePageOf(title)}): ${description}`),
    "",
  ].join("\n");
}

/** TypeDoc's address of a package's page. */
function pageOf(name: string): string {
  return `modules/${name.replace(/[@/]/g, "_")}.html`;
}

/** TypeDoc's address of a live example. */
export function livePageOf(title: string): string {
  return `documents/Live_examples.${title}.html`;
}

/** Reads the list of live examples from the page that lists them. */
export function livePagesOf(list: string): LivePage[] {
  return [...list.matchAll(/^- \[(.+?)\]\(.+?\): (.+)$/gm)].map(([, title, description]) => ({
    title: title!,
    description: description!,
  }));
}
