import { describe, expect, it } from "vitest";
import { readProperties } from "../testing/read-properties.ts";
import { tokenProperties } from "./token-properties.ts";
import { tokenGroups } from "./tokens.ts";

describe("tokens", () => {
  it("are those of tokens.css: else run node scripts/write-token-properties.ts", () => {
    expect(tokenProperties).toEqual(readProperties("tokens.css"));
  });

  it("are all described, each once, in one line", () => {
    const described = tokenGroups.flatMap(({ tokens }) => tokens);
    expect(described.map(({ name }) => name).sort()).toEqual(Object.keys(tokenProperties).sort());
    for (const { name, description } of described) expect(description, name).toMatch(/^[^\n]{4,90}\.$/);
  });
});
