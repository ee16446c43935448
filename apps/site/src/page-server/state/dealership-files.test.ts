import type * as Files from "@forecourt/sample-dealership/files";
import { expect, it, vi } from "vitest";
import { loadContent } from "./dealership-files.ts";

vi.mock("@forecourt/sample-dealership/files", async (original) => {
  const real = await original<typeof Files>();
  const readContentFiles = () => {
    const files = real.readContentFiles();
    const home = files["en/index.yaml"]!;
    return { ...files, "en/index.yaml": home.replace("layout: default", "layout: wide") };
  };
  return { ...real, readContentFiles };
});

it("a page with an unknown layout stops the start, with its file, field and code", () => {
  expect(loadContent).toThrow("forecourt/site: the dealership's content is wrong:");
  expect(loadContent).toThrow(/en\/index\.yaml.*layout.*setting\./);
});
