import { describe, expect, test } from "vitest";
import { readContent } from "./read-content.ts";
import { exampleFiles } from "./testing/example-files.ts";

const languages = ["en", "es"] as const;

describe("readContent", () => {
  test("reads pages by path and merges Spanish into English", () => {
    const result = readContent(exampleFiles, languages);
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    const { en, es } = result.value;
    expect(Object.keys(en.pages)).toEqual(["/", "/legal/terms"]);
    expect(en.pages["/"]?.seo.title).toBe("Home");
    expect(es.pages["/"]?.seo.title).toBe("Inicio");
    // Untranslated content stays in English, with the schema's defaults.
    expect(es.pages["/"]).toMatchObject({
      layout: "default",
      prerender: true,
      heading: { title: "Welcome", text: null },
    });
    expect(es.pages["/legal/terms"]?.heading?.title).toBe("Condiciones");
    expect(es.pages["/legal/terms"]?.sections).toEqual([
      { kind: "document", id: "document", blocks: [{ kind: "paragraph", text: "Un párrafo." }] },
    ]);
    expect(en.articles["/help-center/buying/fees"]).toMatchObject({
      author: "ada",
      blocks: [{ text: "A lead." }],
    });
    expect(es.articles["/help-center/buying/fees"]).toMatchObject({ author: "ada", title: "Cargos" });
    expect(en.dataTranslations.offers).toEqual({});
    expect(es.dataTranslations.stores).toEqual({ north: { subname: "Autos nuevos", note: null } });
  });

  test.each<[name: string, changed: Record<string, string>, error: object]>([
    ["broken YAML", { "en/index.yaml": "key: [" }, { file: "en/index.yaml", line: 1 }],
    [
      "an unquoted text that begins with a brace",
      {
        "en/index.yaml": exampleFiles["en/index.yaml"]!.replace(
          "title: Welcome",
          "title: {storeCount} stores",
        ),
      },
      { file: "en/index.yaml", code: expect.stringContaining("needs quotes") },
    ],
    [
      "a missing title",
      { "en/index.yaml": exampleFiles["en/index.yaml"]!.replace("  title: Home\n", "") },
      { file: "en/index.yaml", path: ["pages", "/", "seo", "title"], code: "setting.missing" },
    ],
    [
      "an unknown section kind",
      { "en/index.yaml": exampleFiles["en/index.yaml"]!.replace("kind: hours", "kind: clock") },
      { file: "en/index.yaml", path: ["pages", "/", "sections", 0, "kind"] },
    ],
    [
      "an unknown layout",
      { "en/index.yaml": exampleFiles["en/index.yaml"]!.replace(/^layout: .*$/m, "layout: wide") },
      { file: "en/index.yaml", path: ["pages", "/", "layout"], code: expect.stringMatching(/^setting\./) },
    ],
    [
      "an unknown field, such as a guard",
      { "en/index.yaml": `guard: members\n${exampleFiles["en/index.yaml"]}` },
      { file: "en/index.yaml", path: ["pages", "/", "guard"], code: "setting.unknown" },
    ],
    [
      "a translation of an unknown entry",
      { "es/index.yaml": "seo:\n  titel: Inicio\n" },
      { file: "es/index.yaml", path: ["pages", "/", "seo", "titel"], code: "translation.unknown-entry" },
    ],
    [
      "unsupported Markdown",
      { "en/help-center/buying/fees.md": "---\ntitle: Fees\n---\n\n# Fees\n" },
      { file: "en/help-center/buying/fees.md", line: 5, code: "markdown.heading-level" },
    ],
    [
      "no front matter",
      { "en/legal/terms.md": "A text." },
      { file: "en/legal/terms.md", code: "front-matter.missing" },
    ],
  ])("reports %s with its file", (_, changed, error) => {
    const result = readContent({ ...exampleFiles, ...changed }, languages);
    expect(result.ok ? [] : result.errors).toContainEqual(expect.objectContaining(error));
  });
});
