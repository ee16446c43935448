/** The attribute of a text that the experiment service may change. Its value is the text's path in `langs`. */
export const EXPERIMENT_TEXT = "data-experiment-text";

/**
 * The text at a path of a language's texts; null when there is none.
 *
 * @example textAt({ content: { vehicle: { title: "Ask" } } }, "content.vehicle.title") // "Ask"
 */
export function textAt(texts: unknown, path: string): string | null {
  let part: unknown = texts;
  for (const name of path.split(".")) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, name)) return null;
    part = (part as Record<string, unknown>)[name];
  }
  return typeof part === "string" && part !== "" ? part : null;
}
