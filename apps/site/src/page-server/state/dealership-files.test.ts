import { readContentFiles } from "@forecourt/sample-dealership/files";
import { expect, it } from "vitest";
import { loadContent } from "./dealership-files.ts";

it("a page with an unknown layout stops the start, with its file, field and code", () => {
  const files = readContentFiles();
  const wide = files["en/index.yaml"]!.replace("layout: default", "layout: wide");
  const load = () => loadContent({ ...files, "en/index.yaml": wide });
  expect(load).toThrow("forecourt/site: the dealership's content is wrong:");
  expect(load).toThrow(/en\/index\.yaml.*layout.*setting\./);
});
