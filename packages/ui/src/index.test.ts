import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as kit from "./index.ts";
import { readSource } from "./testing/read-source.ts";

type Manifest = {
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, string | { types: string; default: string }> };
};
const packageFolder = new URL("..", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("package.json", packageFolder), "utf8")) as Manifest;

describe("public exports", () => {
  it("match the frozen list", () => {
    expect(Object.keys(kit).sort()).toMatchInlineSnapshot(`
      [
        "AlertDialog",
        "AmountField",
        "Badge",
        "BodyStyleRow",
        "Breadcrumbs",
        "Button",
        "BuyBox",
        "CalloutCard",
        "Carousel",
        "CharacterCount",
        "Checkbox",
        "CheckboxAll",
        "CheckboxBox",
        "CheckboxGroup",
        "CheckboxRow",
        "Combobox",
        "CompareTable",
        "CompareToggle",
        "CompareTray",
        "CompareTrayItem",
        "ComparisonChart",
        "ComparisonTable",
        "ConsentBanner",
        "ConsentPreferences",
        "Container",
        "ControlledDialog",
        "CopyButton",
        "DatePickerStrip",
        "Dialog",
        "DirectionProvider",
        "Disclaimer",
        "Disclosure",
        "DisclosureGroup",
        "DropdownMenu",
        "DropdownMenuItem",
        "DropdownMenuLabel",
        "DropdownMenuRadioGroup",
        "DropdownMenuRadioItem",
        "DropdownMenuSeparator",
        "EmptyResults",
        "EmptyState",
        "Equipment",
        "ErrorPage",
        "ErrorSummary",
        "FaqList",
        "FeatureList",
        "Field",
        "FieldError",
        "FileInput",
        "FilterChips",
        "FilterCount",
        "FilterGroup",
        "FilterMore",
        "FilterPanel",
        "Finder",
        "FinePrint",
        "Form",
        "FormDone",
        "FormStatus",
        "Gallery",
        "Glyph",
        "Grid",
        "Heading",
        "HeroSlides",
        "Histogram",
        "HistogramRange",
        "HistoryLink",
        "HoursTable",
        "Icon",
        "IconButton",
        "IconLink",
        "InitialsAvatar",
        "LanguageSwitch",
        "Lightbox",
        "Link",
        "LinkButton",
        "ListPage",
        "ListToolbar",
        "LiveRegion",
        "LoadMore",
        "LocationCard",
        "LockedInventory",
        "Logo",
        "Menu",
        "MinimalLayout",
        "MobileMenu",
        "ModelCard",
        "MoneyInput",
        "NoSlots",
        "NotFound",
        "Note",
        "NumberInput",
        "OfferCard",
        "OfferGrid",
        "OfferTerms",
        "OpenNow",
        "OtpInput",
        "PageHeader",
        "Pagination",
        "PaintDot",
        "PaintSwatch",
        "Panel",
        "Payment",
        "PaymentCalculator",
        "PaymentChange",
        "PaymentFacts",
        "PaymentResult",
        "PhoneInput",
        "Popover",
        "Price",
        "PriceBreakdown",
        "PriceLines",
        "Progress",
        "PromoBand",
        "Radio",
        "RadioCard",
        "RadioGroup",
        "RangeFields",
        "RangeSlider",
        "RatingStars",
        "ResendCode",
        "ResultBar",
        "ReviewCard",
        "ReviewGrid",
        "SaveButton",
        "SavedLink",
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
        "SiteLayout",
        "Skeleton",
        "SkipLink",
        "SlideControls",
        "SlideRotation",
        "Slider",
        "SpecGrid",
        "SpecList",
        "SpinViewer",
        "Spinner",
        "SplitPanel",
        "StaffCard",
        "StaffDepartment",
        "Stepper",
        "StickyBar",
        "StorePanel",
        "StoreSummary",
        "StoreSwitcher",
        "Switch",
        "Tabs",
        "Text",
        "TextButton",
        "TextInput",
        "Textarea",
        "ThemeScope",
        "TimeSlotGrid",
        "Toast",
        "Toaster",
        "Tooltip",
        "UtilityBar",
        "VehicleAside",
        "VehicleBar",
        "VehicleCard",
        "VehicleCardSkeleton",
        "VehicleFacts",
        "VehicleGrid",
        "VehicleHeading",
        "VehicleImage",
        "VehiclePage",
        "VehiclePicture",
        "VehicleStage",
        "VisuallyHidden",
        "Wizard",
        "adjacentStep",
        "brandContrast",
        "brandErrorText",
        "brandWarningText",
        "brands",
        "buttonVariants",
        "closeToast",
        "closesDialog",
        "contrastPairs",
        "currentToasts",
        "defineBrand",
        "fillPlaceholders",
        "formatCents",
        "formatWholeNumber",
        "glyphNames",
        "harbor",
        "iconNames",
        "kitMessages",
        "larkspur",
        "linkVariants",
        "opensDialog",
        "paintColors",
        "parseCents",
        "parseWholeNumber",
        "pluralMessage",
        "projectCoordinates",
        "showToast",
        "silhouetteNames",
        "subscribeToToasts",
        "summit",
        "symbolsSvg",
        "tokenGroups",
        "tokenProperties",
        "useAnnouncement",
        "useHydrated",
      ]
    `);
  });

  it("are listed by name, without export *", () => {
    expect(readSource("index.ts")).not.toContain("export *");
  });
});

describe("subpaths", () => {
  // Storybook scaffolding is not published.
  const subpaths = Object.entries(manifest.exports).filter(([subpath]) => subpath !== "./storybook/*");

  it.each(subpaths)("%s resolves to a file", (_subpath, file) => {
    expect(existsSync(fileURLToPath(new URL(file, packageFolder)))).toBe(true);
  });

  it("cover every file of the public list", () => {
    const named = [...readSource("index.ts").matchAll(/from "\.\/([^"]+)";/g)].map((match) => match[1]!);
    for (const file of named) {
      const name = file
        .split("/")
        .at(-1)!
        .replace(/\.tsx?$/, "");
      expect(manifest.exports[`./${name}`], file).toBe(`./src/${file}`);
    }
  });

  it("are the same in publishConfig, from dist", () => {
    const published = manifest.publishConfig.exports;
    expect(Object.keys(published)).toEqual(subpaths.map(([subpath]) => subpath));
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
