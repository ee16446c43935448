import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeJson } from "./escape-json.ts";

test("no text leaves the script element, and every text comes back as it was", () => {
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
