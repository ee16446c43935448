/**
 * Writes src/brand/token-properties.ts from src/tokens.css, so that contrast can be computed without reading CSS.
 * Run it after changing tokens.css: node scripts/write-token-properties.ts
 */
import { writeFileSync } from "node:fs";
import { readProperties } from "../src/testing/read-properties.ts";

const lines = Object.entries(readProperties("tokens.css")).map(
  ([name, value]) =>
    `  ${JSON.stringify(name)}: ${value.includes('"') ? `'${value}'` : JSON.stringify(value)},`,
);

writeFileSync(
  new URL("../src/brand/token-properties.ts", import.meta.url),
  `// Written by scripts/write-token-properties.ts from tokens.css; do not edit.

/** Every custom property of tokens.css with its value as written. */
export const tokenProperties = {
${lines.join("\n")}
} as const;

/** The name of a token: \`--canvas\`. */
export type TokenName = keyof typeof tokenProperties;
`,
);
