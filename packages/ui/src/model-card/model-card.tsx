import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";

export type ModelCardProps = Omit<ComponentProps<"article">, "title" | "children"> & {
  href: string;
  /** `2025 Outlander PHEV`. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  text?: ReactNode;
  /** `from`. */
  fromLabel: ReactNode;
  /** Formatted money. */
  price: ReactNode;
  /** The monthly estimate with its label, if its terms are visible. */
  payment?: ReactNode;
  /** A `VehicleImage`: `ratio="wide"`, or `"fill"` for the narrow layout on phones. */
  image: ReactNode;
  /** Spans two columns of a row of four, from 1024 px. */
  wide?: boolean;
  linkAs?: LinkComponent;
};

/** A model of the range with its starting price. */
export function ModelCard({
  href,
  title,
  headingLevel = 3,
  text,
  fromLabel,
  price,
  payment,
  image,
  wide = false,
  linkAs: Anchor = "a",
  className,
  ...rest
}: ModelCardProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <article
      className={cx("model-card", wide ? "model-card-wide" : "model-card-narrow large-stack", className)}
      {...rest}
    >
      <div className="model-card-text">
        <div>
          <HeadingElement className={cx("font-semibold text-xl", wide && "lg:text-2xl")}>
            <Anchor href={href} className="hit-area rounded-lg after:z-1">
              {title}
            </Anchor>
          </HeadingElement>
          {text ? <p className="mt-1 text-muted text-sm">{text}</p> : null}
        </div>
        <p className="model-card-price">
          <span className="text-caption text-subtle">{fromLabel}</span>{" "}
          <span className="font-extrabold text-[1.625rem] leading-[1.1] tracking-[-0.03em]">{price}</span>
          {payment ? <span className="mt-0.5 block text-muted text-sm">{payment}</span> : null}
        </p>
      </div>
      <div className="model-card-picture">{image}</div>
    </article>
  );
}
