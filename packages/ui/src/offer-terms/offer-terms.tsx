import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";

export type OfferTermsProps = Omit<ComponentProps<"details">, "title"> & {
  /** `Terms of this offer`. */
  title: ReactNode;
  /** Figures of the offer: payment, term, APR or miles, due at signing, first and last day. */
  items: readonly { label: string; value: ReactNode; note?: ReactNode }[];
  /** Who qualifies. */
  qualifies?: { title: ReactNode; items: readonly ReactNode[] };
  /** What the offer excludes or cannot be combined with. */
  excludes?: { title: ReactNode; items: readonly ReactNode[] };
  /** The disclaimer, with its dates filled in. */
  children?: ReactNode;
};

/** Collapsible terms of an offer: figures, eligibility, exclusions, disclaimer. */
export function OfferTerms({
  title,
  items,
  qualifies,
  excludes,
  className,
  children,
  ...rest
}: OfferTermsProps) {
  return (
    <details className={cx("group/terms", className)} {...rest}>
      <summary className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-sm">
        <span className="underline decoration-line-strong underline-offset-3">{title}</span>
        <Glyph
          name="chevron-down"
          size={16}
          className="group-open/terms:rotate-180 motion-safe:transition-transform"
        />
      </summary>
      <div className="grid gap-5 pt-2">
        <dl className="divide-y divide-line border-line border-y text-sm">
          {items.map(({ label, value, note }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="text-end font-semibold">{value}</dd>
              {note ? <dd className="w-full text-subtle text-xs">{note}</dd> : null}
            </div>
          ))}
        </dl>
        {qualifies || excludes ? (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-5">
            {qualifies ? <Conditions mark="check" {...qualifies} /> : null}
            {excludes ? <Conditions mark="close" {...excludes} /> : null}
          </div>
        ) : null}
        {children ? <div className="max-w-[76ch] text-muted text-sm">{children}</div> : null}
      </div>
    </details>
  );
}

type ConditionsProps = { mark: "check" | "close"; title: ReactNode; items: readonly ReactNode[] };

/** The title gives the meaning of the marks. */
function Conditions({ mark, title, items }: ConditionsProps) {
  return (
    <div className="min-w-0">
      <p className="font-semibold text-sm">{title}</p>
      <ul className="mt-2 grid gap-2 text-sm">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions are nodes and never reorder.
          <li key={index} className="flex gap-2">
            <Glyph
              name={mark}
              size={18}
              className={cx("mt-px", mark === "check" ? "text-success-text" : "text-subtle")}
            />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
