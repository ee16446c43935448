import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAdf } from "../check/check-adf.ts";
import { anyText } from "../testing/arbitrary-document.ts";
import { isMutationRun } from "../testing/mutation-run.ts";
import { readAdf } from "./read-adf.ts";

const RUNS = isMutationRun ? 30 : 300;
/** Half of the longest text that is read. */
const LENGTH = isMutationRun ? 5_000 : 500_000;

const NAMES = [
  "adf",
  "prospect",
  "x:prospect",
  "vehicle",
  "odometer",
  "value",
  "units",
  "customer",
  "contact",
  "comment",
  "vendor",
  "provider",
  "name",
  "br",
  "__proto__",
  "constructor",
  "toString",
];

/** Elements of ADF, well-formed or not, in any order and depth. */
const { file } = fc.letrec<{ file: string }>((tie) => ({
  file: fc.oneof(
    { depthSize: "medium" },
    anyText,
    fc.constantFrom(
      "&nbsp;",
      "&lol;",
      "&",
      "<br>",
      "<!DOCTYPE adf>",
      "<!DOCTYPE adf [",
      "<![CDATA[",
      "<?adf?>",
    ),
    fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.constantFrom("", " units='MILES'", " x:part=first", " __proto__='1'"),
      )
      .chain(([name, attribute]) =>
        fc
          .array(tie("file"), { maxLength: 4 })
          .map((inner) => `<${name}${attribute}>${inner.join("")}</${name}>`),
      ),
  ),
}));

describe("a hostile file", () => {
  it("never throws, and what was read can be checked", () => {
    fc.assert(
      fc.property(file, (inner) => {
        for (const xml of [inner, `<adf><prospect>${inner}</prospect>${inner}</adf>`]) {
          const reading = readAdf(xml);
          if (reading.ok) expect(Array.isArray(checkAdf(reading.value.document))).toBe(true);
          else expect(reading.errors[0].code).toMatch(/^(xml|adf|prospect)\./);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("does not change the prototype of anything", () => {
    const reading = readAdf(
      "<adf><prospect __proto__='x'><__proto__ polluted='1'>y</__proto__><constructor/></prospect></adf>",
    );
    expect(reading.ok).toBe(true);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it.each([
    ["vendors beside it", "<vendor><vendorname>v</vendorname></vendor>"],
    ["prospects", "<prospect/>"],
    ["prefixes", "<x:prospect/>"],
    ["entities", "<prospect>&nbsp;&eacute;</prospect>"],
    ["line breaks", "<prospect><br></prospect>"],
    ["comments", "<comment>c</comment>"],
    ["odometers", "<prospect><vehicle><odometer><value>5</value></odometer></vehicle></prospect>"],
  ])("with as many %s as fit is read", (_name, piece) => {
    const reading = readAdf(`<adf><prospect/>${piece.repeat(LENGTH / piece.length)}</adf>`);
    expect(reading.ok).toBe(true);
  });
});
