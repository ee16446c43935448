import { DocsContainer, type DocsContextProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { useToolbar } from "../src/toolbar/use-toolbar.ts";
import { brandStyles } from "./brand-styles.ts";
import { darkTheme, lightTheme } from "./kit-theme.ts";
import { usePageLook } from "./use-page-look.ts";

/** Applies the toolbar's brand and mode to documentation pages. */
export function DocsFrame({ context, children }: PropsWithChildren<{ context: DocsContextProps }>) {
  const toolbar = useToolbar();
  usePageLook(toolbar);
  return (
    <DocsContainer context={context} theme={toolbar.mode === "dark" ? darkTheme : lightTheme}>
      <style>{brandStyles}</style>
      {children}
    </DocsContainer>
  );
}
