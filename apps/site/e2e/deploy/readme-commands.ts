/** The commands under one heading of a README. */
export type Commands = { heading: string; text: string };

const SHELL = /^```sh\n([\s\S]*?)^```/gm;

/**
 * The shell commands of a section, by its subsections. Those before the first subsection have the section's heading.
 *
 * @example readmeCommands(readme, "Deploy") // [{ heading: "Build", text: "pnpm install\n…" }, …]
 */
export function readmeCommands(readme: string, section: string): Commands[] {
  const parts = readme.split(/^(?=##? )/m).filter((part) => part.startsWith(`## ${section}\n`));
  const subsections = parts.flatMap((part) => part.split(/^(?=### )/m));
  return subsections.flatMap((part) => {
    const text = Array.from(part.matchAll(SHELL), ([, commands]) => commands).join("");
    return text === "" ? [] : [{ heading: /^#+ (.*)/.exec(part)![1]!, text }];
  });
}
