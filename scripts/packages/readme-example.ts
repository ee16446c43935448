/** What a README says to install, and the code of its example. */
export type ReadmeExample = {
  /** The packages after `npm install`. */
  installs: string[];
  /** Texts by file name. */
  files: Map<string, string>;
  /** `ts` for a program, `tsx` for a component. */
  language: "ts" | "tsx";
};

const INSTALL = /^npm install ([^#\n]+)/gm;
const BLOCK = /^```(\w+)\n([\s\S]*?)^```/gm;
const NAMED_FILE = /^`([\w.-]+)`:\n+```\w+\n([\s\S]*?)^```/gm;

/**
 * Reads the code under "Example" of a README, or null without one. Blocks are joined into one file; a block after a file
 * name, anywhere in the README, is that file.
 */
export function readmeExample(readme: string): ReadmeExample | null {
  const section = /^## Example\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(readme)?.[1] ?? "";
  const code = [...section.replaceAll(NAMED_FILE, "").matchAll(BLOCK)].filter(([, kind]) =>
    kind!.startsWith("ts"),
  );
  if (code.length === 0) return null;
  const language = code[0]![1] === "tsx" ? "tsx" : "ts";
  const files = new Map([...readme.matchAll(NAMED_FILE)].map(([, name, text]) => [name!, text!]));
  files.set(`example.${language}`, code.map(([, , text]) => text).join("\n"));
  const installs = [...readme.matchAll(INSTALL)].flatMap(([, names]) => names!.trim().split(/\s+/));
  return { installs, files, language };
}
