import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeJson } from "./escape-json.ts";

test("escapes all text so that it cannot close the script, and parses back unchanged", () => {
  const nasty = fc.constantFrom("</script>", "<!--", "<script>", "]]>", "\u2028", "&lt;", "plain");
  fc.assert(
    fc.property(fc.array(fc.oneof(nasty, fc.string())), (parts) => {
      const data = { name: parts.join("") };
      const json = escapeJson(data);
      expect(json).not.toContain("<");
      expect(JSON.parse(json)).toEqual(data);
    }),
  );
});
