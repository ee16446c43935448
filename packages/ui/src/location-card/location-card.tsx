import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { cx } from "../class-names/class-names.ts";
import { Note } from "../note/note.tsx";

export type LocationCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** Its number on the map. */
  number: number;
  name: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** `Flagship store and service center`. */
  kind?: ReactNode;
  addressLines: readonly ReactNode[];
  /** An `OpenNow`, a phone link. */
  status?: ReactNode;
  /** Label of the selected store: `We are here`. */
  currentLabel?: ReactNode;
  /** Visit information: a closed entrance. */
  note?: ReactNode;
  /** Links to directions and inventory. */
  actions?: ReactNode;
};

/** A store's card. A list of cards is the text alternative of the map. */
export function LocationCard({
  number,
  name,
  headingLevel = 2,
  kind,
  addressLines,
  status,
  currentLabel,
  note,
  actions,
  className,
  ...rest
}: LocationCardProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <article
      className={cx("grid grid-cols-[auto_minmax(0,1fr)] gap-3 px-4 large-stack py-5.5 md:px-6", className)}
      {...rest}
    >
      <span
        aria-hidden="true"
        className={cx(
          "grid aspect-square size-8.5 place-items-center justify-self-start rounded-full border-[2.5px] border-text font-bold text-control",
          currentLabel && "bg-text text-canvas forced-colors:outline-2 forced-colors:outline-offset-2",
        )}
      >
        {number}
      </span>
      <div>
        <HeadingElement className="flex min-h-8.5 flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-xl">
          {name}
          {currentLabel ? (
            <Badge tone="accent" className="tracking-normal">
              {currentLabel}
            </Badge>
          ) : null}
        </HeadingElement>
        {kind ? <p className="text-control text-muted">{kind}</p> : null}
        <address className="text-control text-muted not-italic">
          {addressLines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one address.
            <span key={index} className="block">
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
        {status ? <div className="mt-1 font-semibold text-control">{status}</div> : null}
        {note ? (
          <Note tone="warn" icon="info" className="mt-2.5">
            <p>{note}</p>
          </Note>
        ) : null}
        {actions ? (
          <div className="mt-2.5 flex flex-wrap gap-x-5.5 gap-y-2 text-control">{actions}</div>
        ) : null}
      </div>
    </article>
  );
}
