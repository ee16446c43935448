import bigList from "big-list-of-naughty-strings" with { type: "json" };
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AdfDocument } from "./adf-document.ts";
import { buildAdf } from "./build-adf.ts";
import { anyCodePoints, anyText, anyXmlText, documentOf } from "./testing/arbitrary-document.ts";
import { builtXml } from "./testing/built-xml.ts";
import { isMutationRun } from "./testing/mutation-run.ts";
import { NAUGHTY_STRINGS } from "./testing/naughty-strings.ts";
import { elements, readXml } from "./testing/read-xml.ts";
import { sampleDocument } from "./testing/sample-document.ts";
import { validateAdf } from "./testing/validate-adf.ts";

const CASES = isMutationRun ? 10 : 500;
const RUNS = isMutationRun ? 20 : 200;
const naughty = isMutationRun
  ? NAUGHTY_STRINGS.filter((_text, at) => at % 20 === 0)
  : [...NAUGHTY_STRINGS, ...bigList];

/** The text without the characters that XML 1.0 forbids. */
const storable = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
const isAscii = (xml: string) => /^[\n\u0020-\u007E\t]*$/.test(xml);

/** Dates and numbers, which the builder checks by their values. */
const CHECKED = /^(requestDate|earliestDate|latestDate|year|doors|odometer|price|finance)$/;

/** The sample with every other string replaced, including attribute values that the DTD lists. */
function filledWith(text: string, value: unknown = sampleDocument): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((item) => filledWith(text, item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, CHECKED.test(key) ? item : filledWith(text, item)]),
  );
}

describe("every naughty string", () => {
  it("in every field at once gives a valid ASCII document, or is refused for its characters", () => {
    for (const text of naughty) {
      const build = buildAdf(filledWith(text) as AdfDocument);
      if (storable(text) !== text) {
        const codes = build.ok ? [] : build.errors.map(({ code }) => code);
        expect(new Set(codes), JSON.stringify(text)).toEqual(new Set(["text.forbidden"]));
        continue;
      }
      const xml = build.ok ? build.value : build.errors[0].code;
      expect(isAscii(xml), JSON.stringify(text)).toBe(true);
      expect(validateAdf(xml), JSON.stringify(text)).toEqual([]);
    }
  });

  it("without forbidden characters survives a round trip in elements and attributes", () => {
    for (const text of naughty) {
      const kept = storable(text);
      const root = readXml(builtXml(filledWith(kept) as AdfDocument));
      const written = kept.trim() === "" ? undefined : kept;
      expect(elements(root, "make")[0]?.text).toBe(written ?? "Not provided");
      expect(elements(root, "vin")[0]?.text).toBe(written);
      // A blank element is omitted together with its attributes.
      const [image] = elements(root, "imagetag");
      expect(image?.attributes["alttext"]).toBe(written);
    }
  });
});

describe("any text", () => {
  const bare = sampleDocument.prospects[0]!;
  const withComments = (comments: string): AdfDocument => ({
    prospects: [{ ...bare, vehicles: [], customer: { ...bare.customer, comments } }],
  });

  it("is refused for a forbidden character only", () => {
    fc.assert(
      fc.property(anyText, (comments) => {
        expect(buildAdf(withComments(comments)).ok).toBe(storable(comments) === comments);
      }),
      { numRuns: RUNS },
    );
  });

  it("survives a round trip in an element", () => {
    fc.assert(
      fc.property(anyXmlText, (comments) => {
        const [element] = elements(readXml(builtXml(withComments(comments))), "comments");
        expect(element?.text).toBe(comments.trim() === "" ? undefined : comments);
      }),
      { numRuns: RUNS },
    );
  });

  it("survives a round trip in an attribute, including tabs and line breaks", () => {
    fc.assert(
      fc.property(anyXmlText, (source) => {
        const [id] = elements(
          readXml(builtXml({ prospects: [{ ...bare, ids: [{ value: "1", source }] }] })),
          "id",
        );
        expect(id?.attributes["source"]).toBe(source || undefined);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("any document", () => {
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...naughty.map(storable).filter(({ length }) => length < 60)) },
    { weight: 1, arbitrary: anyCodePoints(8).map(storable) },
  );

  it(`is ASCII and valid in ${CASES} cases`, () => {
    fc.assert(
      fc.property(documentOf(text, { tidy: false }), (document) => {
        const xml = builtXml(document);
        expect(isAscii(xml), xml).toBe(true);
        expect(validateAdf(xml), xml).toEqual([]);
      }),
      { numRuns: CASES },
    );
  });
});
