import { describe, expect, it } from "vitest";
import { accessOfFolder, placeVariants, variantsOfInternal } from "./page-variants.ts";
import { type VisitorVariant, variantsOfPage, visitorVariants } from "./visitor-variants.ts";

const variant = (experiment: string, pages?: string[], isControl = false): VisitorVariant => ({
  experiment,
  variant: isControl ? "control" : "bold",
  isControl,
  pages,
});

describe("placeVariants", () => {
  it("places variants of all pages in the folder, and others in a parameter", () => {
    const variants = [variant("hero", ["/"]), variant("menu"), variant("button", ["/"])];
    expect(placeVariants(variants, "/")).toEqual({
      folder: "_menu.bold",
      params: { variants: "hero.bold_button.bold" },
    });
    expect(placeVariants(variants, "/service")).toEqual({ folder: "_menu.bold", params: {} });
  });

  it("places no control, so that controls share the page of visitors without an id", () => {
    const controls = [variant("hero", ["/"], true), variant("menu", undefined, true)];
    expect(placeVariants(controls, "/")).toEqual(placeVariants(undefined, "/"));
  });

  it("is read back from the internal page", () => {
    const { folder, params } = placeVariants([variant("hero", ["/"]), variant("menu")], "/");
    const internal = `/v/en/north/open${folder}/content?${new URLSearchParams(params)}`;
    expect(variantsOfInternal(internal)).toBe("menu.bold_hero.bold");
    expect(accessOfFolder(`open${folder}`)).toBe("open");
    expect(variantsOfInternal("/v/en/north/locked/content?s=variants")).toBe("");
  });

  it("places the version of replaced definitions in the folder, with or without variants", () => {
    const { folder } = placeVariants([variant("menu")], "/", "3f9c01ab");
    expect([folder, placeVariants([], "/", "3f9c01ab").folder]).toEqual(["_3f9c01ab_menu.bold", "_3f9c01ab"]);
    expect(variantsOfInternal(`/v/en/north/open${folder}/content?variants=hero.bold`)).toBe(
      "menu.bold_hero.bold",
    );
    expect(variantsOfInternal("/v/en/north/open_3f9c01ab/content")).toBe("");
    expect(accessOfFolder(`open${folder}`)).toBe("open");
  });
});

describe("variantsOfPage", () => {
  const names = (pages: string[] | undefined, path: string) =>
    variantsOfPage([variant("e", pages)], path).length;

  it.each([
    [undefined, "/anything", 1],
    [["/"], "/", 1],
    [["/"], "/service", 0],
    [["/service/*"], "/service/oil", 1],
    [["/service/*"], "/service", 0],
    [["/service/*"], "/services/oil", 0],
    [["vehicles"], "/used-cars-for-sale/2021-kia-soul-KNDJ23AU8M7000001", 1],
    [["vehicles"], "/used-cars-for-sale/suvs/mitsubishi", 0],
  ])("of %j concern %s: %i", (pages, path, count) => {
    expect(names(pages, path)).toBe(count);
  });
});

describe("visitorVariants", () => {
  it("has none without an id, and one for each running experiment with an id", () => {
    expect(visitorVariants(null)).toEqual([]);
    expect(visitorVariants("a").map(({ experiment }) => experiment)).toEqual([
      "home-hero-order",
      "vehicle-call-to-action",
    ]);
  });
});
