import fc from "fast-check";

const codeUnit = fc.oneof(
  fc.integer({ min: 0, max: 0xff }),
  fc.integer({ min: 0, max: 0xffff }),
  fc.integer({ min: 0xd800, max: 0xdfff }),
);

/** Any UTF-16 text, including control characters and lone surrogates. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.array(codeUnit, { maxLength }).map((units) => String.fromCharCode(...units));
}
