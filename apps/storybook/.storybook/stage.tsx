import { DirectionProvider } from "@forecourt/ui/direction-provider";
import type { ReactRenderer } from "@storybook/react-vite";
import { type PropsWithChildren, useLayoutEffect } from "react";
import type { DecoratorFunction } from "storybook/internal/types";
import { brandNames, brandStyles } from "./brand-styles.ts";
import type { Globals } from "./toolbars.ts";
import { usePageLook } from "./use-page-look.ts";

/** Applies the toolbar to a story: to the whole page alone, to a part of the page in documentation. */
export const withGlobals: DecoratorFunction<ReactRenderer> = (Story, context) => {
  const globals = context.globals as Globals;
  const Ground = context.viewMode === "docs" ? PartOfPage : WholePage;
  return (
    <Ground globals={globals}>
      <DirectionProvider dir={globals.direction === "rtl" ? "rtl" : "ltr"}>
        {globals.brand === "all" ? <EveryBrand story={<Story />} /> : <Story />}
      </DirectionProvider>
    </Ground>
  );
};

function WholePage({ globals, children }: PropsWithChildren<{ globals: Globals }>) {
  usePageLook(globals);
  useLayoutEffect(() => {
    document.documentElement.lang = globals.locale;
    document.documentElement.dir = globals.direction;
  }, [globals.locale, globals.direction]);
  return (
    <>
      <style>{brandStyles}</style>
      {children}
    </>
  );
}

// The documentation is English; a story may be in another language.
function PartOfPage({ globals, children }: PropsWithChildren<{ globals: Globals }>) {
  return (
    <div
      lang={globals.locale}
      dir={globals.direction}
      data-theme={globals.mode}
      className="font-sans text-text"
    >
      {children}
    </div>
  );
}

function EveryBrand({ story }: { story: React.ReactNode }) {
  return (
    <div className="grid gap-6 xl:grid-cols-3">
      {brandNames.map((name) => (
        <section
          key={name}
          data-brand={name}
          aria-label={name}
          className="min-w-0 bg-canvas p-5 font-sans text-text"
        >
          <p className="mb-4 font-mono text-subtle text-xs">{name}</p>
          {story}
        </section>
      ))}
    </div>
  );
}
