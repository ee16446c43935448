import { describe, expect, it } from "vitest";
import { closureOf, readSource, sourceFiles } from "./testing/read-source.ts";

const clientFiles = sourceFiles.filter((file) => readSource(file).startsWith('"use client"'));

describe("client components", () => {
  it("are these and no others", () => {
    expect(clientFiles).toEqual([
      "dialog/controlled-dialog.tsx",
      "dialog/use-focus-return.ts",
      "phone-input/phone-input.tsx",
      "range-slider/range-slider.tsx",
      "slides/slide-controls.tsx",
      "toast/toaster.tsx",
      "use-hydrated/use-hydrated.ts",
    ]);
  });

  it("are the only files that use state, effects or the document", () => {
    for (const file of sourceFiles) {
      if (clientFiles.includes(file)) continue;
      expect(readSource(file), file).not.toMatch(/\buse(State|Effect|Ref|SyncExternalStore|Reducer)\(/);
      expect(readSource(file), file).not.toMatch(/(?<![-\w])(document|window)\./);
    }
  });

  it.each([
    ...clientFiles,
    // What a site's own client components are made of.
    "button/button.tsx",
    "checkbox/checkbox.tsx",
    "dialog/dialog.tsx",
    "error-summary/error-summary.tsx",
    "field/field.tsx",
    "form-status/form-status.tsx",
    "icon-button/icon-button.tsx",
    "otp-input/otp-input.tsx",
    "payment/payment.tsx",
    "price/price.tsx",
    "price-breakdown/price-breakdown.tsx",
    "segmented-control/segmented-control.tsx",
    "select/select.tsx",
    "text-input/text-input.tsx",
    "textarea/textarea.tsx",
    "toast/toast.tsx",
  ])("%s does not bring the icon registry to the browser", (file) => {
    expect([...closureOf(file)]).not.toContain("icon/icon.tsx");
  });

  const bringsVariants = (file: string) =>
    [...closureOf(file)].some((part) => readSource(part).includes('"class-variance-authority"'));

  it("bring the variants' library to the browser only with what has variants and needs a script anyway", () => {
    expect(clientFiles.filter(bringsVariants)).toEqual(["dialog/controlled-dialog.tsx", "toast/toaster.tsx"]);
  });

  it("would be caught bringing it", () => {
    expect([...closureOf("vehicle-card/vehicle-card.tsx")]).toContain("icon/icon.tsx");
  });
});

describe("styles", () => {
  it("name no raw colour outside the tokens", () => {
    for (const file of sourceFiles) {
      expect(readSource(file), file).not.toMatch(/#[0-9a-f]{3,8}\b(?!")|\b(rgb|oklch|hsl)\(/i);
    }
  });
});
