import type { ConfigError, DealershipConfig, ExperimentsConfig } from "@forecourt/dealership";
import type { SiteContent } from "@forecourt/dealership/content";

type Named = { path: ConfigError["path"]; slide: string | null | undefined };

/**
 * First slides of the home page that no content has: in the settings, in a store's, and in the variants of experiments.
 *
 * @example slideErrors(settings, config, content) // [{ path: ["home", "firstSlide"], code: "slide.unknown" }]
 */
export function slideErrors(
  settings: DealershipConfig,
  { experiments }: Pick<ExperimentsConfig, "experiments">,
  content: readonly SiteContent[],
): ConfigError[] {
  const stores = settings.stores.map((store, at) => ({
    path: ["stores", at, "settings", "home", "firstSlide"],
    slide: firstSlide(store.settings),
  }));
  const variants = experiments.flatMap((experiment, at) =>
    experiment.variants.map((variant, place) => ({
      path: ["experiments", at, "variants", place, "settings", "home", "firstSlide"],
      slide: firstSlide(variant.settings),
    })),
  );
  const named: Named[] = [
    { path: ["home", "firstSlide"], slide: settings.home.firstSlide },
    ...stores,
    ...variants,
  ];
  const known = content.map(slideIds);
  return named
    .filter(({ slide }) => slide && !known.every((ids) => ids.includes(slide)))
    .map(({ path }) => ({ path, code: "slide.unknown" }));
}

function firstSlide(settings: object | undefined): string | null | undefined {
  return (settings as Partial<Pick<DealershipConfig, "home">> | undefined)?.home?.firstSlide;
}

function slideIds({ pages }: SiteContent): string[] {
  return (pages["/"]?.sections ?? []).flatMap((section) =>
    section.kind === "hero" ? section.slides.map(({ id }) => id) : [],
  );
}
