import { describe, expect, it } from "vitest";
import { readProperties } from "../testing/read-properties.ts";
import { tokenProperties } from "./token-properties.ts";
import { tokenGroups } from "./tokens.ts";

describe("tokens", () => {
  it("match tokens.css; if not, run node scripts/write-token-properties.ts", () => {
    expect(tokenProperties).toEqual(readProperties("tokens.css"));
  });

  it("each have one one-line description", () => {
    const described = tokenGroups.flatMap(({ tokens }) => tokens);
    expect(described.map(({ name }) => name).sort()).toEqual(Object.keys(tokenProperties).sort());
    for (const { name, description } of described) expect(description, name).toMatch(/^[^\n]{4,90}\.$/);
  });
});
