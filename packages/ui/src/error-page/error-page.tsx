import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { cx } from "../class-names/class-names.ts";
import { Container } from "../container/container.tsx";
import { Silhouette, type SilhouetteName } from "../silhouette/silhouette.tsx";

export type ErrorPageProps = Omit<ComponentProps<"div">, "title"> & {
  /** `404`. */
  badge: ReactNode;
  title: ReactNode;
  subtitle: ReactNode;
  /** Links, the home page first. */
  actions: ReactNode;
  /** A `SearchBar` and shortcuts. */
  search?: ReactNode;
  /** Three links to other pages. */
  suggestions?: readonly { title: string; text?: ReactNode; link: ReactNode }[];
  /** More content, such as similar vehicles. */
  children?: ReactNode;
};

const strip: readonly SilhouetteName[] = ["suv", "truck", "hatchback", "sedan", "wagon", "coupe", "minivan"];

/** The page for a missing address or a failure, with links to continue. */
export function ErrorPage({
  badge,
  title,
  subtitle,
  actions,
  search,
  suggestions,
  className,
  children,
  ...rest
}: ErrorPageProps) {
  return (
    <div className={className} {...rest}>
      <Container className="grid gap-8 pt-12 pb-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:items-end lg:gap-12 lg:pt-20 lg:pb-16">
        <div>
          <Badge tone="ink">{badge}</Badge>
          <h1 className="mt-5 mb-3.5 font-bold text-6xl">{title}</h1>
          <p className="text-lead text-muted">{subtitle}</p>
          <div className="mt-7.5 flex flex-wrap gap-3">{actions}</div>
        </div>
        {search ? <div>{search}</div> : null}
      </Container>
      <div aria-hidden="true" className="overflow-hidden border-text border-b-2">
        <div className="-mb-2 flex justify-center gap-6 lg:gap-11">
          {strip.map((name) => (
            <Silhouette
              key={name}
              name={name}
              className={cx(
                "h-auto w-28 shrink-0 lg:w-52",
                name === "sedan" ? "text-text" : "text-line-strong",
              )}
            />
          ))}
        </div>
      </div>
      {suggestions || children ? (
        <Container className="pt-10">
          {suggestions ? (
            <ul className="grid gap-8 md:grid-cols-3">
              {suggestions.map((suggestion) => (
                <li key={suggestion.title}>
                  <h2 className="font-semibold text-lg">{suggestion.title}</h2>
                  {suggestion.text ? <p className="mt-1 text-muted">{suggestion.text}</p> : null}
                  <p className="mt-3">{suggestion.link}</p>
                </li>
              ))}
            </ul>
          ) : null}
          {children}
        </Container>
      ) : null}
    </div>
  );
}
