import { describe, expect, it } from "vitest";
import { closureOf, readSource, sourceFiles } from "./testing/read-source.ts";

const clientFiles = sourceFiles.filter((file) => readSource(file).startsWith('"use client"'));

describe("client components", () => {
  it('"match the allowlist"', () => {
    expect(clientFiles).toEqual([
      "carousel/carousel-buttons.tsx",
      "character-count/character-count.tsx",
      "checkbox/checkbox-all.tsx",
      "combobox/combobox.tsx",
      "combobox/native-select.tsx",
      "consent-preferences/consent-preferences.tsx",
      "copy-button/copy-button.tsx",
      "date-picker-strip/date-picker-strip.tsx",
      "dialog/alert-dialog.tsx",
      "dialog/controlled-dialog.tsx",
      "dialog/use-focus-return.ts",
      "direction/direction-provider.tsx",
      "dropdown-menu/dropdown-menu-item.tsx",
      "dropdown-menu/dropdown-menu.tsx",
      "file-input/file-input.tsx",
      "form/form.tsx",
      "form/use-after-press.ts",
      "form/use-title-prefix.ts",
      "gallery/gallery-lightbox.tsx",
      "lightbox/lightbox-photos.tsx",
      "lightbox/lightbox-thumbnails.tsx",
      "lightbox/lightbox.tsx",
      "live-region/use-announcement.ts",
      "number-input/format-on-blur.tsx",
      "number-input/money-input.tsx",
      "number-input/number-input.tsx",
      "payment-calculator/payment-change.tsx",
      "phone-input/phone-input.tsx",
      "popover/popover.tsx",
      "range-slider/range-slider.tsx",
      "resend-code/resend-code.tsx",
      "resend-code/use-countdown.ts",
      "slider/slider-rail.tsx",
      "slider/slider-thumb.tsx",
      "slider/slider.tsx",
      "slider/typed-field.ts",
      "slides/slide-controls.tsx",
      "slides/slide-rotation.tsx",
      "slides/use-motion-allowed.ts",
      "spin-viewer/spin-frames.tsx",
      "spin-viewer/spin-viewer.tsx",
      "spin-viewer/use-spin-drag.ts",
      "switch/switch.tsx",
      "tabs/tabs.tsx",
      "toast/toaster.tsx",
      "toast/use-page-visible.ts",
      "tooltip/tooltip.tsx",
      "use-hydrated/use-hydrated.ts",
      "vehicle-image/vehicle-picture.tsx",
      "wizard/wizard.tsx",
    ]);
  });

  it("use state, effects or the document only in the allowlisted files", () => {
    for (const file of sourceFiles) {
      if (clientFiles.includes(file)) continue;
      expect(readSource(file), file).not.toMatch(/\buse(State|Effect|Ref|SyncExternalStore|Reducer)\(/);
      expect(readSource(file), file).not.toMatch(/(?<![-\w])(document|window)\./);
    }
  });

  it.each([
    ...clientFiles,
    // Components that the site's own client components import.
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
    "vehicle-card/vehicle-card.tsx",
    "vehicle-image/vehicle-image.tsx",
  ])("%s does not bring the icon registry to the browser", (file) => {
    expect([...closureOf(file)]).not.toContain("icon/icon.tsx");
  });

  const bringsVariants = (file: string) =>
    [...closureOf(file)].some((part) => readSource(part).includes('"class-variance-authority"'));

  it("import class-variance-authority only in client components that need variants", () => {
    expect(clientFiles.filter(bringsVariants)).toEqual([
      "consent-preferences/consent-preferences.tsx",
      "dialog/alert-dialog.tsx",
      "dialog/controlled-dialog.tsx",
      "file-input/file-input.tsx",
      "lightbox/lightbox.tsx",
      "popover/popover.tsx",
      "resend-code/resend-code.tsx",
      "toast/toaster.tsx",
      "wizard/wizard.tsx",
    ]);
  });

  it("detects an import of class-variance-authority", () => {
    expect([...closureOf("gallery/gallery.tsx")]).toContain("icon/icon.tsx");
  });
});

describe("styles", () => {
  it("use no raw colour outside the tokens and the brand inputs", () => {
    for (const file of sourceFiles.filter((name) => !name.startsWith("brand/"))) {
      expect(readSource(file), file).not.toMatch(/#[0-9a-f]{3,8}\b(?!")|\b(rgb|oklch|hsl)\(/i);
    }
  });
});

describe("directions", () => {
  const physical =
    /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|tl|tr|bl|br)|scroll-[mp][lr])-[\w[(.]|(?<![\w-])text-(?:left|right)\b/;

  it("use logical properties, so that right-to-left pages are mirrored", () => {
    const violations = sourceFiles.flatMap((file) =>
      [...readSource(file).matchAll(/className=(?:"([^"]*)"|\{cx\(([\s\S]*?)\)\})|"([^"\n]*)"/g)]
        .map((match) => (match[1] ?? match[2] ?? match[3] ?? "").match(physical)?.[0])
        .filter(Boolean)
        .map((found) => `${file}: ${found}`),
    );
    expect([...new Set(violations)]).toEqual([]);
  });

  it("detects a physical direction", () => {
    for (const name of ["ml-4", "md:pr-2", "-left-1", "text-right", "rounded-tl-lg", "border-l-2"]) {
      expect(physical.test(`flex ${name} gap-2`), name).toBe(true);
    }
    for (const name of ["ms-4", "pe-2", "start-0", "text-end", "rounded-ss-lg", "mt-left"]) {
      expect(physical.test(`flex ${name} gap-2`), name).toBe(false);
    }
  });
});
