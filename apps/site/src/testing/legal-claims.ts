import { existsSync, readFileSync } from "node:fs";

/*
 * Claims of the sample's legal pages. Each sentence ends with the checks that prove it, such as `[^sold]`. The English
 * file defines it as `[^sold]: <file> "title of a test"`. Two marks need no definition. `practice` is what people at
 * the dealership do; `general` is no claim about the site.
 */

const UNPROVED = ["practice", "general"];
const MARKS = /\[\^([\w-]+)\]/g;
const DEFINITION = /^\[\^([\w-]+)\]: <([^>]+)> "(.+)"$/;

/** A sentence with its marks. */
export type Sentence = { text: string; marks: string[] };

/** The named check of a mark. */
export type NamedCheck = { mark: string; file: string; title: string };

/** The blocks of a Markdown text, each with its sentences. Headings, tables and lists of kept data have none. */
export function sentencesOf(markdown: string): Sentence[][] {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, "");
  const blocks = body.split(/\n{2,}|\n(?=- )/).map((block) => block.trim().replaceAll("\n", " "));
  return blocks
    .filter((block) => block !== "" && !/^(#|\||\{keptData\.|\[\^[\w-]+\]:)/.test(block))
    .map((block) =>
      block
        .replace(/^- /, "")
        .split(/(?<=[.:?!]["”»*]*(?:\[\^[\w-]+\])+)\s+/)
        // A sentence without a mark is not split from the next one. It would be lost in it.
        .flatMap((part) => part.split(/(?<=[^.]\.["”»]?)\s+(?=[A-ZÁÉÍÓÚÑ¿«“[{])/))
        .map((text) => ({ text, marks: [...text.matchAll(MARKS)].map(([, mark = ""]) => mark) })),
    );
}

/** The checks that a Markdown text defines. */
export function checksOf(markdown: string): NamedCheck[] {
  return markdown.split("\n").flatMap((line) => {
    const [, mark, file, title] = DEFINITION.exec(line) ?? [];
    return mark && file && title ? [{ mark, file, title }] : [];
  });
}

/**
 * What is wrong with the claims of a text. Sentences without a check, and checks that are missing, unused or do not
 * run.
 */
export function wrongClaims(markdown: string, root: URL): string[] {
  const checks = checksOf(markdown);
  const sentences = sentencesOf(markdown).flat();
  const used = new Set(sentences.flatMap(({ marks }) => marks));
  const known = [...UNPROVED, ...checks.map(({ mark }) => mark)];
  return [
    ...sentences.filter(({ marks }) => marks.length === 0).map(({ text }) => `no check: ${text}`),
    ...[...used].filter((mark) => !known.includes(mark)).map((mark) => `undefined: ${mark}`),
    ...checks.filter(({ mark }) => !used.has(mark)).map(({ mark }) => `unused: ${mark}`),
    ...checks.flatMap((check) => wrongCheck(check, root)),
  ];
}

/** A check runs if the unit or browser tests have its file. The file must have a test of its title. */
function wrongCheck({ mark, file, title }: NamedCheck, root: URL): string[] {
  const runs = /^(apps|packages)\/[\w-]+\/src\/.+\.test\.tsx?$|^apps\/site\/e2e\/[\w-]+\.spec\.ts$/;
  const address = new URL(encodeURI(file).replaceAll("[", "%5B").replaceAll("]", "%5D"), root);
  if (!runs.test(file) || !existsSync(address)) return [`no such test file: ${mark}: ${file}`];
  const text = readFileSync(address, "utf8");
  const starts = [`"${title}"`, `\`${title}\``].flatMap((literal) => {
    const parts = text.split(literal);
    return parts.slice(1).map((_, at) => parts[at]!);
  });
  // `test(`, `it(`, or the second call of `test.each(…)(`.
  const [before] = starts.filter((start) => /(\b(test|it)|\))\(\s*$/.test(start));
  if (before === undefined) return [`no such test: ${mark}: ${title}`];
  return /\.(skip|todo|fixme)\(\s*$/.test(before) ? [`skipped: ${mark}: ${title}`] : [];
}
