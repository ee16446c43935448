import { describe, expect, it } from "vitest";
import { slidesInOrder } from "./slides-in-order.ts";

const slides = [{ id: "a" }, { id: "b" }, { id: "c" }];
const order = (first: string | null) =>
  slidesInOrder(slides, first)
    .map(({ id }) => id)
    .join("");

describe("slidesInOrder", () => {
  it("moves one slide to the front and keeps the order of the others", () => {
    expect(order("c")).toBe("cab");
  });

  it("keeps the order without a first slide, and for an unknown one", () => {
    expect(order(null)).toBe("abc");
    expect(order("z")).toBe("abc");
  });
});
