import { expect, it } from "vitest";
import { rememberSentCopies } from "./sent-copies.ts";

it("remembers the copies of each message until it is forgotten, for a limited number of messages", () => {
  const copies = rememberSentCopies(2);
  copies.add("a", "a");
  copies.add("a", "a.1");
  copies.add("b", "b");
  expect([copies.has("a", "a"), copies.has("a", "a.1"), copies.has("a", "a.2")]).toEqual([true, true, false]);
  copies.add("c", "c");
  expect([copies.has("a", "a"), copies.has("b", "b"), copies.has("c", "c")]).toEqual([false, true, true]);
  copies.forget("b");
  expect(copies.has("b", "b")).toBe(false);
});
