import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as kit from "./index.ts";
import { readSource, sourceFiles } from "./testing/read-source.ts";

type Manifest = {
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, string | { types: string; default: string }> };
};
const packageFolder = new URL("..", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("package.json", packageFolder), "utf8")) as Manifest;

describe("the public list", () => {
  it("exports everything it did before", () => {
    expect(Object.keys(kit).sort()).toMatchInlineSnapshot(`
      [
        "Badge",
        "BodyStyleRow",
        "Breadcrumbs",
        "Button",
        "CalloutCard",
        "Checkbox",
        "CheckboxBox",
        "CheckboxRow",
        "Container",
        "Dialog",
        "Disclaimer",
        "Disclosure",
        "DisclosureGroup",
        "EmptyResults",
        "ErrorPage",
        "ErrorSummary",
        "FaqList",
        "FeatureList",
        "Field",
        "FieldError",
        "FilterChips",
        "FilterGroup",
        "FilterMore",
        "FilterPanel",
        "Finder",
        "FinePrint",
        "FormStatus",
        "Gallery",
        "Glyph",
        "Heading",
        "HeroSlides",
        "Histogram",
        "HoursTable",
        "Icon",
        "IconButton",
        "IconLink",
        "InitialsAvatar",
        "Link",
        "LinkButton",
        "ListToolbar",
        "LoadMore",
        "LocationCard",
        "Logo",
        "Menu",
        "MobileMenu",
        "ModelCard",
        "Note",
        "OfferCard",
        "OpenNow",
        "OtpInput",
        "PageHeader",
        "Pagination",
        "Panel",
        "Payment",
        "PhoneInput",
        "Price",
        "PriceBreakdown",
        "PriceLines",
        "PromoBand",
        "RadioCard",
        "RangeFields",
        "RangeSlider",
        "RatingStars",
        "ResultBar",
        "ReviewCard",
        "SchematicMap",
        "SearchBar",
        "Section",
        "SegmentedControl",
        "Select",
        "Sheet",
        "SheetFooter",
        "Silhouette",
        "SiteFooter",
        "SiteHeader",
        "Skeleton",
        "SkipLink",
        "SlideControls",
        "SpecGrid",
        "SpecList",
        "Spinner",
        "SplitPanel",
        "StickyBar",
        "StoreSummary",
        "Text",
        "TextInput",
        "Textarea",
        "Toast",
        "Toaster",
        "UtilityBar",
        "VehicleAside",
        "VehicleCard",
        "VehicleCardSkeleton",
        "VehicleGrid",
        "VehicleImage",
        "VisuallyHidden",
        "buttonVariants",
        "closeToast",
        "closesDialog",
        "currentToasts",
        "iconNames",
        "linkVariants",
        "opensDialog",
        "projectCoordinates",
        "showToast",
        "silhouetteNames",
        "subscribeToToasts",
        "useHydrated",
      ]
    `);
  });

  it("is written by hand", () => {
    expect(readSource("index.ts")).not.toContain("export *");
  });
});

describe("subpaths", () => {
  const subpaths = Object.entries(manifest.exports);

  it.each(subpaths)("%s leads to a file", (_subpath, file) => {
    expect(existsSync(fileURLToPath(new URL(file, packageFolder)))).toBe(true);
  });

  it("cover every component, by its file's name", () => {
    const components = sourceFiles.filter((file) => file.endsWith(".tsx"));
    for (const file of components) {
      const name = file.split("/").at(-1)!.replace(".tsx", "");
      expect(manifest.exports[`./${name}`], file).toBe(`./src/${file}`);
    }
  });

  it("are the same when published, from dist", () => {
    const published = manifest.publishConfig.exports;
    expect(Object.keys(published)).toEqual(Object.keys(manifest.exports));
    for (const [subpath, file] of subpaths) {
      const target = published[subpath]!;
      if (typeof target === "string") {
        expect(target).toBe(file.replace("./src/", "./dist/"));
      } else {
        const stem = file.replace("./src/", "./dist/").replace(/\.tsx?$/, "");
        expect(target).toEqual({ types: `${stem}.d.ts`, default: `${stem}.js` });
      }
    }
  });
});
