import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closureOf, sourceFiles } from "../../packages/ui/src/testing/read-source.ts";
import { browseApp, styleOf } from "./browse-app.ts";
import { isServerSafe, kitSubpaths } from "./kit-subpaths.ts";

const read = (path: string) => readFileSync(path, "utf8");

/** Makes the Next app write source maps, which say what a script is made of. Call it before the build. */
export function addSourceMaps(folder: string): void {
  const file = join(folder, "next.config.ts");
  writeFileSync(file, read(file).replace("output:", "productionBrowserSourceMaps: true,\n  output:"));
}

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

/** Browser scripts may hold client components of the app's pages and their imports, no other file of the kit. */
function problemsOfScripts(folder: string): string[] {
  const allowed = new Set(clientFilesOf(folder).flatMap((file) => [...closureOf(file)]));
  const sent = kitFilesInScripts(folder);
  if (!sent.some((file) => allowed.has(file)))
    return ["the client component is not in the scripts: nothing was looked at"];
  return sent.filter((file) => !allowed.has(file)).map((file) => `${file} reached the browser`);
}

/** Source files of the kit in the browser scripts, by the scripts' source maps. */
function kitFilesInScripts(folder: string): string[] {
  const sources = globSync("out/_next/static/**/*.map", { cwd: folder }).flatMap((file) =>
    sourcesOf(JSON.parse(read(join(folder, file)))),
  );
  const files = sources.flatMap((source) => /@forecourt\/ui\/dist\/(.+)\.js$/.exec(source)?.[1] ?? []);
  const written = (file: string) => [`${file}.tsx`, `${file}.ts`].find((name) => sourceFiles.includes(name));
  return [...new Set(files)].map((file) => written(file) ?? file);
}

type SourceMap = { sources?: string[]; sections?: { map: SourceMap }[] };

function sourcesOf({ sources = [], sections = [] }: SourceMap): string[] {
  return [...sources, ...sections.flatMap(({ map }) => sourcesOf(map))];
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
