// @boundaries-ignore what is wanted is the text of the file
import index from "../../../../packages/ui/src/index.ts?raw";

const files = new Map(
  [...index.matchAll(/^export \{([^}]+)\} from "\.\/(.+?)\.tsx?";/gm)].flatMap(([, names, file]) =>
    names!.split(",").map((name) => [name.trim(), file!.split("/").at(-1)!] as const),
  ),
);

/** Import path of a component: `@forecourt/ui/button`. */
export function importPathOf(name: string): string | undefined {
  const file = files.get(name);
  return file && `@forecourt/ui/${file}`;
}

/** Export name of a story's component. */
export function nameOfComponent(component: unknown): string | undefined {
  const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string };
  return displayName ?? name;
}

/** Import statements of components, one per file. */
export function importLines(names: readonly string[]): string {
  const byPath = Map.groupBy(
    names.filter((name) => importPathOf(name)),
    (name) => importPathOf(name)!,
  );
  return [...byPath].map(([path, from]) => `import { ${from.join(", ")} } from "${path}";`).join("\n");
}
