import { expect, it } from "vitest";
import { isCreditRange } from "./credit-range.ts";

it.each(["600-619", "600-600", "300-850"])("%s is a range", (text) => {
  expect(isCreditRange(text)).toBe(true);
});

it.each(["", "600", "619-600", "1600-619", "600-6190", "60-619", "600–619", "600-619 ", " 600-619", "good"])(
  "%j is none",
  (text) => {
    expect(isCreditRange(text)).toBe(false);
  },
);
