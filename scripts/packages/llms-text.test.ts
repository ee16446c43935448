import { expect, test } from "vitest";
import { livePagesOf, llmsText } from "./llms-text.ts";

const vin = { name: "@forecourt/vin", description: "Decodes VINs.", homepage: "https://a.test/vin" };

test("a package links its page and its README", () => {
  expect(llmsText([{ ...vin, hasPage: true }], [])).toContain(
    "- [@forecourt/vin](modules/_forecourt_vin.html): Decodes VINs. [README](https://a.test/vin)\n",
  );
});

test("a package without a page links its README", () => {
  expect(llmsText([{ ...vin, hasPage: false }], [])).toContain(
    "- [@forecourt/vin](https://a.test/vin): Decodes VINs.\n",
  );
});

test("the live examples are those of their list", () => {
  const livePages = livePagesOf("# Live examples\n\n- [Payments](payments.md): the payment of a loan.\n");
  expect(llmsText([], livePages)).toContain(
    "- [Payments](documents/Live_examples.Payments.html): the payment of a loan.\n",
  );
});
