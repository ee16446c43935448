import type { ReactRenderer } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import type { DecoratorFunction } from "storybook/internal/types";
import { brandNames, brandStyles } from "./brand-styles.ts";
import type { Globals } from "./toolbars.ts";

/** Puts the toolbars' choices on the page's root, as a site would, so that overlays get them too. */
export const withGlobals: DecoratorFunction<ReactRenderer> = (Story, context) => {
  const { brand, mode, locale, direction, textSize, motion } = context.globals as Globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    root.style.fontSize = textSize === "200%" ? "200%" : "";
    root.dataset["theme"] = mode;
    root.dataset["brand"] = brand === "all" ? brandNames[0] : brand;
    root.dataset["motion"] = motion;
  }, [brand, mode, locale, direction, textSize, motion]);
  return (
    <>
      <style>{brandStyles}</style>
      {brand === "all" ? (
        <div className="grid gap-6 xl:grid-cols-3">
          {brandNames.map((name) => (
            <section
              key={name}
              data-brand={name}
              aria-label={name}
              className="min-w-0 bg-canvas p-5 font-sans text-text"
            >
              <p className="mb-4 font-mono text-subtle text-xs">{name}</p>
              <Story />
            </section>
          ))}
        </div>
      ) : (
        <Story />
      )}
    </>
  );
};
