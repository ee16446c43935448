import { expect, it } from "vitest";
import { adfSchema } from "./adf-schema.ts";
import { readAdf } from "./read-adf.ts";

const { validate } = adfSchema["~standard"];

it("gives what readAdf reads, or its code as an issue", () => {
  const xml = '<?adf version="1.0"?><adf><prospect/></adf>';
  expect(validate(xml)).toEqual({ value: (readAdf(xml) as { value: unknown }).value });
  expect(validate("<adf/>")).toEqual({
    issues: [{ message: "prospect.missing", path: [], code: "prospect.missing" }],
  });
});

it.each([undefined, null, 7, ["<adf/>"]])("refuses %j, which is no text", (input) => {
  expect(validate(input)).toMatchObject({ issues: [{ code: "xml.malformed" }] });
});
