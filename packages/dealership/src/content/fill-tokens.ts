/** Formatted facts by token name. */
export type Facts = Readonly<Record<string, string>>;

const TOKEN = /\{([A-Za-z][\w.]*)\}/g;

/**
 * Lists the token names in a text, or in every text of nested content.
 *
 * @example tokensIn("A {documentaryFee} fee") // ["documentaryFee"]
 */
export function tokensIn(content: unknown): string[] {
  if (typeof content === "string") return [...content.matchAll(TOKEN)].map((match) => match[1]!);
  if (typeof content !== "object" || content === null) return [];
  return [...new Set(Object.values(content).flatMap(tokensIn))];
}

/**
 * Replaces `{tokens}` with facts, in a text or in every text of nested content. A token without a fact stays visible;
 * tests make sure that published content has none.
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
