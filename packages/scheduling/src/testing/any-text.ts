import fc from "fast-check";

const codeUnit = fc.oneof(
  fc.integer({ min: 0, max: 0xff }),
  fc.integer({ min: 0, max: 0xffff }),
  fc.integer({ min: 0xd800, max: 0xdfff }),
);

/** Any UTF-16, controls and halves of characters included. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.array(codeUnit, { maxLength }).map((units) => String.fromCharCode(...units));
}
