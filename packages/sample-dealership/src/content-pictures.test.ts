import { existsSync } from "node:fs";
import { readContent } from "@forecourt/dealership/content-files";
import {
  type IllustrationPaint,
  type IllustrationShape,
  type IllustrationView,
  illustrationFile,
} from "@forecourt/vehicle-illustrations";
import { illustrationsUrl } from "@forecourt/vehicle-illustrations/files";
import { expect, test } from "vitest";
import { readContentFiles } from "./files.ts";

const content = readContent(readContentFiles(), ["en", "es"]);

test("every illustration in the content has its files", () => {
  const pictures =
    JSON.stringify(content.ok ? content.value.en : {}).match(/\{"kind":"illustration"[^}]*\}/g) ?? [];
  expect(pictures.length).toBeGreaterThan(20);
  for (const text of pictures) {
    const { shape, view, paint, alt } = JSON.parse(text) as {
      shape: IllustrationShape;
      view: IllustrationView;
      paint: IllustrationPaint;
      alt: string;
    };
    for (const width of [640, 1280] as const) {
      const file = illustrationFile({ shape, view, paint }, width);
      expect(file).toContain(view);
      expect(existsSync(new URL(file, illustrationsUrl)), file).toBe(true);
    }
    expect(alt).not.toMatch(/illustration/i);
  }
});
