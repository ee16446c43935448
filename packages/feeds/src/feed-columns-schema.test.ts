import { expect, it } from "vitest";
import { feedColumnsSchema } from "./feed-columns-schema.ts";

it("accepts a mapping, and names the place and the code of each error", () => {
  const { validate } = feedColumnsSchema["~standard"];
  const columns = { sellingPrice: "Our Ask" };
  expect(validate(columns)).toEqual({ value: columns });
  expect(validate({ vinn: "VIN" })).toEqual({
    issues: [{ path: ["vinn"], message: "feed.field-unknown", code: "feed.field-unknown", value: "VIN" }],
  });
});
