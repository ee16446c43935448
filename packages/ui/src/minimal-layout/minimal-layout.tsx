import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Container } from "../container/container.tsx";
import { SkipLink } from "../skip-link/skip-link.tsx";

export type MinimalLayoutProps = ComponentProps<"div"> & {
  /** `Skip to the content`: the page's first link. */
  skipLabel: ReactNode;
  /** After the skip link: a `ConsentBanner`. */
  notice?: ReactNode;
  logo: ReactNode;
  /** Before the logo: a back link. */
  back?: ReactNode;
  /** A contact, such as a phone link. */
  help?: ReactNode;
  /** The link that leaves the flow: `Save and exit`. */
  exit?: ReactNode;
  /** In a line below the header: `Step 2 of 6`. */
  progress?: ReactNode;
  /** Legal text required on every page. */
  footer?: ReactNode;
  /** Id of `main`, the target of the skip link. */
  mainId?: string;
};

/** The page layout of a flow: no navigation, an exit link, a contact. */
export function MinimalLayout({
  skipLabel,
  notice,
  logo,
  back,
  help,
  exit,
  progress,
  footer,
  mainId = "main",
  className,
  children,
  ...rest
}: MinimalLayoutProps) {
  return (
    <div className={cx("flex min-h-dvh flex-col", className)} {...rest}>
      <SkipLink href={`#${mainId}`}>{skipLabel}</SkipLink>
      {notice}
      <header className="border-line border-b bg-surface">
        <Container className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 py-2 lg:min-h-18">
          {back}
          {logo}
          <div className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-2 lg:gap-x-5">
            {help}
            {exit}
          </div>
        </Container>
        {progress ? (
          <div className="border-line border-t">
            <Container className="py-3">{progress}</Container>
          </div>
        ) : null}
      </header>
      <main id={mainId} tabIndex={-1} className="grow py-7 outline-none lg:py-12">
        <Container>{children}</Container>
      </main>
      {footer ? (
        <footer className="border-line border-t py-5 text-subtle text-xs">
          <Container>{footer}</Container>
        </footer>
      ) : null}
    </div>
  );
}
