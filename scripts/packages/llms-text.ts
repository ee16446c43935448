export type DescribedPackage = { name: string; description: string; homepage: string; hasPage: boolean };

/** The documentation's `llms.txt` (https://llmstxt.org): every package with its page and its README. */
export function llmsText(packages: readonly DescribedPackage[]): string {
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
  ].join("\n");
}

/** TypeDoc's address of a package's page. */
function pageOf(name: string): string {
  return `modules/${name.replace(/[@/]/g, "_")}.html`;
}
