import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs, type BreadcrumbsProps } from "../breadcrumbs/breadcrumbs.tsx";
import { Container } from "../container/container.tsx";
import { FinePrint } from "../disclaimer/disclaimer.tsx";

export type VehiclePageProps = ComponentProps<"div"> & {
  breadcrumbs: BreadcrumbsProps;
  /** A `Gallery`. */
  gallery: ReactNode;
  /** `VehicleHeading`, `BuyBox` and notes. */
  summary: ReactNode;
  /** Below both columns: similar vehicles. */
  related?: ReactNode;
  /** The small print of all prices on the page. */
  finePrint: { label: string; paragraphs: readonly string[] };
  /** A `VehicleBar`. */
  bar?: ReactNode;
  /** The details in one column, as `Section`s with gap `detail`. */
  children?: ReactNode;
};

/** The page of a vehicle: images, price and actions first, then all details in one column. */
export function VehiclePage({
  breadcrumbs,
  gallery,
  summary,
  related,
  finePrint,
  bar,
  children,
  ...rest
}: VehiclePageProps) {
  return (
    <Container {...rest}>
      {/* Hidden on phones: the heading below repeats the last item. */}
      <Breadcrumbs {...breadcrumbs} />
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,25.5rem)]">
        {gallery}
        {/* Sticky beside the content on wide screens; after the images on small ones. */}
        <div className="mt-5 lg:row-span-2 lg:mt-1">
          <div className="grid gap-4 lg:sticky lg:top-24">{summary}</div>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
      {related}
      <section aria-label={finePrint.label} className="mt-section grid max-w-[100ch] gap-2">
        {finePrint.paragraphs.map((paragraph) => (
          <FinePrint key={paragraph}>{paragraph}</FinePrint>
        ))}
      </section>
      {bar}
    </Container>
  );
}
