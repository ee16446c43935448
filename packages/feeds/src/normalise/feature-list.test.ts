import { describe, expect, it } from "vitest";
import { featureList } from "./feature-list.ts";

describe("featureList", () => {
  it.each([
    ["pipes", "Heated Seats|Sunroof, panoramic", ["Heated Seats", "Sunroof, panoramic"]],
    ["semicolons", "Heated Seats; Sunroof", ["Heated Seats", "Sunroof"]],
    ["lines", "- Heated Seats\r\n- Sunroof", ["Heated Seats", "Sunroof"]],
    ["HTML lines", "<ul><li>Heated Seats</li><li>Sunroof</li></ul>", ["Heated Seats", "Sunroof"]],
    ["commas outside parentheses", "Seats (front, rear), Sunroof", ["Seats (front, rear)", "Sunroof"]],
    ["commas, but not of thousands", "Tows 3,500 lbs, Sunroof", ["Tows 3,500 lbs", "Sunroof"]],
  ])("splits a list joined by %s", (_, cell, expected) => expect(featureList([cell])).toEqual(expected));

  it("drops repeats in any case, blanks and paragraphs", () => {
    expect(featureList(["Sunroof||SUNROOF| ", "x".repeat(161)])).toEqual(["Sunroof"]);
  });

  it("decodes character references before splitting by semicolons", () => {
    expect(featureList(["Air &amp; Heat, Sunroof"])).toEqual(["Air & Heat", "Sunroof"]);
  });
});
