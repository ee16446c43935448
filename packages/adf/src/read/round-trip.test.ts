import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildAdf } from "../build-adf.ts";
import { anyDocument, anyText, documentOf } from "../testing/arbitrary-document.ts";
import { builtXml } from "../testing/built-xml.ts";
import { isMutationRun } from "../testing/mutation-run.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { validateAdf } from "../testing/validate-adf.ts";
import { xmlText } from "../xml-text.ts";
import { readAdf } from "./read-adf.ts";

const RUNS = isMutationRun ? 10 : 150;
const STEP = isMutationRun ? 211 : 3;

/** Texts that a round trip does not change: trimmed, without characters that XML forbids. */
const tidyText = anyText.map((text) => xmlText(text).trim()).filter((text) => text !== "");

describe("a built document", () => {
  it("is unchanged after reading", () => {
    fc.assert(
      fc.property(documentOf(tidyText, { tidy: true }), (document) => {
        expect(readAdf(builtXml(document))).toEqual({ ok: true, value: { document, notes: [] } });
      }),
      { numRuns: RUNS },
    );
  });

  it("is read without notes for any text, and a second round trip changes nothing", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const first = readAdf(builtXml(document));
        if (!first.ok) throw new Error(first.errors[0].code);
        expect(first.value.notes).toEqual([]);
        expect(readAdf(builtXml(first.value.document))).toEqual(first);
      }),
      { numRuns: RUNS },
    );
  });

  it("is unchanged for a complete lead, except numbers as text and no blank street lines", () => {
    const asText = (_key: string, value: unknown) => (typeof value === "number" ? String(value) : value);
    const [prospect] = sampleDocument.prospects;
    const reading = readAdf(builtXml(sampleDocument));
    const expected = JSON.parse(JSON.stringify({ prospects: [prospect] }, asText).replace('" ",', ""));
    expect(JSON.parse(JSON.stringify(reading, asText))).toEqual({
      ok: true,
      value: { document: expected, notes: [] },
    });
  });
});

describe("any string", () => {
  it("is read or rejected, and never throws", () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        for (const xml of [
          a,
          `<adf>${a}</adf>`,
          `<adf><prospect ${a}><customer>${b}</customer></prospect></adf>`,
        ]) {
          const reading = readAdf(xml);
          expect(reading.ok ? reading.value.document.prospects.length : reading.errors[0].code).toBeTruthy();
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("any part of a file is read or rejected", () => {
    const xml = builtXml(sampleDocument);
    for (let end = 0; end <= xml.length; end += STEP) {
      const reading = readAdf(xml.slice(0, end));
      const whole = xml.indexOf("<prospect") + 10;
      expect(reading.ok).toBe(end > whole + 'status="new"'.length);
    }
  });

  it("a file with a string inserted anywhere is rejected, or read and then built as valid ADF or refused", () => {
    const xml = builtXml(sampleDocument);
    const piece = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.constantFrom("<", ">", "&", '"', "</", "/>", "<!--", "<![CDATA[", "]]>", "<?", "\uD800", "\u0000"),
    );
    const edits = fc.array(fc.tuple(fc.nat(xml.length), fc.nat(5), piece), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(edits, (all) => {
        const damaged = all.reduce(
          (text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut),
          xml,
        );
        const reading = readAdf(damaged);
        if (!reading.ok) return;
        const build = buildAdf(reading.value.document);
        if (build.ok) expect(validateAdf(build.value)).toEqual([]);
        // A damaged number or date is read as written, and refused.
        else expect(build.errors[0].code).toMatch(/^(number|requestdate|date)\./);
      }),
      { numRuns: RUNS },
    );
  });
});
