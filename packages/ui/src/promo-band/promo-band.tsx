import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Container } from "../container/container.tsx";

export type PromoBandProps = Omit<ComponentProps<"section">, "children"> & {
  badge?: ReactNode;
  heading: ReactNode;
  text: ReactNode;
  actions?: ReactNode;
  /** A `VehicleImage` with `ratio="bare"`. */
  image?: ReactNode;
  /** Up to four figures with their meaning. */
  facts?: readonly { figure: string; text: ReactNode }[];
};

/** A dark promotion band; one per page. */
export function PromoBand({
  badge,
  heading,
  text,
  actions,
  image,
  facts,
  className,
  ...rest
}: PromoBandProps) {
  return (
    <section className={cx("surface-inverse inverse-glow mt-section overflow-hidden", className)} {...rest}>
      <Container>
        <div
          className={cx(
            "grid items-center pt-14 lg:grid-cols-[minmax(0,580px)_minmax(0,1fr)] lg:pt-16",
            image || !facts ? "pb-2 lg:pb-7" : "pb-10 lg:pb-14",
          )}
        >
          <div>
            {badge}
            <h2 className="mt-5 mb-4.5 font-bold text-5xl text-on-inverse">{heading}</h2>
            <p className="max-w-[33em] text-base leading-[1.55] lg:text-lg lg:tracking-normal">{text}</p>
            {actions ? (
              <div className="mt-8 flex flex-wrap gap-3 *:flex-[1_1_100%] md:*:flex-initial">{actions}</div>
            ) : null}
          </div>
          {image ? (
            // Captions on the band use its text colour.
            <div className="promo-picture">{image}</div>
          ) : null}
        </div>
        {facts ? (
          <dl className="promo-facts">
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two facts may share a figure, and never reorder.
              <div key={index}>
                <dt className="font-bold text-4xl text-on-inverse">{fact.figure}</dt>
                <dd className="mt-1.5 max-w-60 text-control">{fact.text}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <div className="pb-12" />
        )}
      </Container>
    </section>
  );
}
