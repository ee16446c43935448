import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";

export type LocationCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** Its number on the map. */
  number: number;
  name: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** `Flagship store and service center`. */
  kind?: ReactNode;
  addressLines: readonly ReactNode[];
  /** An `OpenNow`, a telephone link. */
  status?: ReactNode;
  /** The words for "We are here", on the chosen store. */
  here?: ReactNode;
  note?: ReactNode;
  /** Directions and inventory links. */
  actions?: ReactNode;
};

/** One store; the list of these is the readable twin of the map. */
export function LocationCard({
  number,
  name,
  headingLevel = 2,
  kind,
  addressLines,
  status,
  here,
  note,
  actions,
  className,
  ...rest
}: LocationCardProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <article
      className={cx("grid grid-cols-[34px_minmax(0,1fr)] gap-4 px-4 py-5.5 md:px-6", className)}
      {...rest}
    >
      <span
        aria-hidden="true"
        className={cx(
          "grid size-8.5 place-items-center rounded-full border-[2.5px] border-text font-bold text-control",
          here && "bg-text text-canvas",
        )}
      >
        {number}
      </span>
      <div>
        <HeadingElement className="flex flex-wrap items-center gap-2.5 font-semibold text-xl">
          {name}
          {here ? (
            <span className="rounded-full bg-accent px-2.5 py-1 font-semibold text-on-accent text-xs leading-[1.25] tracking-normal">
              {here}
            </span>
          ) : null}
        </HeadingElement>
        {kind ? <p className="text-control text-muted">{kind}</p> : null}
        <address className="text-control text-muted not-italic">
          {addressLines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one address.
            <span key={index} className="block">
              {line}
            </span>
          ))}
        </address>
        {status ? <p className="mt-1 font-semibold text-control">{status}</p> : null}
        {note ? (
          <p className="mt-2.5 flex gap-2 rounded-sm bg-warn-wash px-3 py-2 text-sm text-warn-text">
            <Icon name="info" size={16} className="mt-0.5" />
            {note}
          </p>
        ) : null}
        {actions ? <div className="mt-2.5 flex flex-wrap gap-x-5.5 gap-y-1">{actions}</div> : null}
      </div>
    </article>
  );
}
