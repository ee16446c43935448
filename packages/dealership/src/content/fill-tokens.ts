/** Facts by the name that copy calls them by, already written for the reader. */
export type Facts = Readonly<Record<string, string>>;

const TOKEN = /\{([A-Za-z][\w.]*)\}/g;

/**
 * Names of the facts that a text, or every text within a piece of content, asks for.
 *
 * @example tokensIn("A {documentaryFee} fee") // ["documentaryFee"]
 */
export function tokensIn(content: unknown): string[] {
  if (typeof content === "string") return [...content.matchAll(TOKEN)].map((match) => match[1]!);
  if (typeof content !== "object" || content === null) return [];
  return [...new Set(Object.values(content).flatMap(tokensIn))];
}

/**
 * Puts facts in the place of `{tokens}`, in a text or in every text within a piece of content. A token without a fact
 * stays as it is, so that it is seen; content is tested to have none.
 *
 * @example fillTokens({ title: "{storeCount} stores" }, { storeCount: "4" }) // { title: "4 stores" }
 */
export function fillTokens<Content>(content: Content, facts: Facts): Content {
  return fill(content, facts) as Content;
}

function fill(content: unknown, facts: Facts): unknown {
  if (typeof content === "string") {
    return content.replace(TOKEN, (token, name: string) =>
      Object.hasOwn(facts, name) ? facts[name]! : token,
    );
  }
  if (Array.isArray(content)) return content.map((entry) => fill(entry, facts));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, fill(value, facts)]));
}
