import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { closureOf } from "../../packages/ui/src/testing/read-source.ts";
import { browseApp, styleOf } from "./browse-app.ts";
import { isServerSafe, kitSubpaths } from "./kit-subpaths.ts";

const read = (path: string) => readFileSync(path, "utf8");

/** Checks the built Next app: its pages, its styles, and its browser scripts. */
export async function problemsOfNextApp(folder: string): Promise<string[]> {
  const built = join(folder, "out");
  const seen = await browseApp(built, async (page, expect) => {
    expect("the brand's font", (await styleOf(page, "body", "font-family")).split(",")[0], "Georgia");
    expect(
      "the brand's button",
      await styleOf(page, "button[type=submit]", "background-color"),
      "rgb(18, 48, 92)",
    );
    expect(
      "a button in a dark part",
      await styleOf(page, "[data-theme=dark] a", "background-color"),
      "rgb(219, 231, 251)",
    );
    const phone = page.getByLabel("Phone");
    await phone.pressSequentially("4175550142");
    expect("the phone number", await phone.inputValue(), "(417) 555-0142");
  });
  return [...seen, ...problemsOfParts(read(join(built, "parts.html"))), ...problemsOfScripts(folder)];
}

/** Every component of the generated page must be in the server's HTML. */
function problemsOfParts(html: string): string[] {
  const parts = [...html.matchAll(/<section data-part="(\w+)">(<\/section>)?/g)];
  const empty = parts.filter(([, , end]) => end).map(([, name]) => `${name} is not in the server's HTML`);
  return parts.length < 90 ? [`only ${parts.length} components in the server's HTML`, ...empty] : empty;
}

/** Server-safe components must not be in browser scripts, unless a client component uses them. */
function problemsOfScripts(folder: string): string[] {
  const scripts = globSync("out/_next/static/**/*.js", { cwd: folder })
    .map((file) => read(join(folder, file)))
    .join("");
  const clientParts = new Set(clientFilesOf(folder).flatMap((file) => [...closureOf(file)]));
  const textsOf = (file: string) =>
    longTexts(read(join(folder, "node_modules/@forecourt/ui/dist", file.replace(/\.tsx?$/, ".js"))));
  const sent = new Set([...clientParts].flatMap(textsOf));
  if (![...sent].some((text) => scripts.includes(text)))
    return ["the client component is not in the scripts: nothing was looked at"];
  return [...kitSubpaths.keys()]
    .filter((file) => isServerSafe(file) && !clientParts.has(file))
    .flatMap((file) => {
      const found = textsOf(file).find((text) => !sent.has(text) && scripts.includes(text));
      return found ? [`${file} reached the browser: "${found}"`] : [];
    });
}

/** Client subpaths that the app's own pages import. */
function clientFilesOf(folder: string): string[] {
  const sources = globSync("src/app/*.tsx", { cwd: folder })
    .map((file) => read(join(folder, file)))
    .join("\n");
  return [...kitSubpaths]
    .filter(([file, subpath]) => !isServerSafe(file) && sources.includes(`"${subpath}"`))
    .map(([file]) => file);
}

/** Class lists that are unique to one file. */
function longTexts(script: string): string[] {
  return [...script.matchAll(/"([^"\\\n]{24,})"/g)].map(([, text]) => text!);
}
