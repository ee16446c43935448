import { expect, it } from "vitest";
import { siteStartUpProblems } from "./site-start-up-problems.ts";

it("reports the sample dealership's phones and legal pages in both languages at a public address", () => {
  const found = siteStartUpProblems("https://www.larkspurmitsubishi.example");
  expect(found).toContainEqual({ code: "sample.phone", subject: "+14175550142" });
  expect(found.filter(({ code }) => code === "sample.legal-words")).toHaveLength(2);
  expect(siteStartUpProblems("http://localhost:3000")).toEqual([]);
});
