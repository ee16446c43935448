// @boundaries-ignore what is wanted is the text of the file
import index from "../../../../packages/ui/src/index.ts?raw";

const files = new Map(
  [...index.matchAll(/^export \{([^}]+)\} from "\.\/(.+?)\.tsx?";/gm)].flatMap(([, names, file]) =>
    names!.split(",").map((name) => [name.trim(), file!.split("/").at(-1)!] as const),
  ),
);

/** Where a component is imported from: `@forecourt/ui/button`. */
export function importPathOf(name: string): string | undefined {
  const file = files.get(name);
  return file && `@forecourt/ui/${file}`;
}

/** The name under which a story's component is exported. */
export function nameOfComponent(component: unknown): string | undefined {
  const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string };
  return displayName ?? name;
}

/** The import lines of some components, one per file. */
export function importLines(names: readonly string[]): string {
  const byPath = Map.groupBy(
    names.filter((name) => importPathOf(name)),
    (name) => importPathOf(name)!,
  );
  return [...byPath].map(([path, from]) => `import { ${from.join(", ")} } from "${path}";`).join("\n");
}
