import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { InitialsAvatar } from "../initials-avatar/initials-avatar.tsx";

export type StaffCardProps = Omit<ComponentProps<"article">, "title" | "children"> & {
  name: string;
  headingLevel?: 2 | 3 | 4;
  /** Job title: `Sales Manager`. */
  title: ReactNode;
  /** Store: `North`. */
  store?: ReactNode;
  /** Languages other than the page's, each by its own name. */
  languages?: readonly { lang: string; label: string }[] | undefined;
  /** One sentence by the person. */
  note?: ReactNode;
  /** A phone link. */
  action?: ReactNode;
  /** URL of a square photograph; initials by default. */
  photo?: string | undefined;
  /** Determines the tint of the initials: a slug. */
  seed?: string | undefined;
  /** Head of the department: a larger card. */
  departmentLead?: boolean;
};

/** A staff member. */
export function StaffCard({
  name,
  headingLevel = 3,
  title,
  store,
  languages = [],
  note,
  action,
  photo,
  seed,
  departmentLead = false,
  className,
  ...rest
}: StaffCardProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <article
      className={cx(
        "grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 large-stack",
        departmentLead ? "rounded-lg border border-line bg-surface p-5 lg:p-6" : "items-start",
        className,
      )}
      {...rest}
    >
      <Portrait name={name} photo={photo} seed={seed} departmentLead={departmentLead} />
      <div className={cx(departmentLead && "flex flex-col")}>
        <HeadingElement
          className={cx(
            "font-semibold",
            departmentLead ? "text-xl" : "text-[1.0625rem] leading-tight tracking-[-0.01em]",
          )}
        >
          {name}
        </HeadingElement>
        <p className="mt-1 text-muted text-sm">{title}</p>
        {store || languages.length > 0 ? (
          <ul className="flex flex-wrap text-muted text-sm">
            {store ? <li>{store}</li> : null}
            {languages.map(({ lang, label }) => (
              <li key={lang} lang={lang} className="not-first:before:content-['·'] not-first:before:mx-1.5">
                {label}
              </li>
            ))}
          </ul>
        ) : null}
        {note ? <p className="mt-2.5 text-control">{note}</p> : null}
        {action ? (
          <div className={cx("text-control", departmentLead ? "mt-auto pt-3" : "mt-1")}>{action}</div>
        ) : null}
      </div>
    </article>
  );
}

type PortraitProps = Pick<StaffCardProps, "name" | "photo" | "seed" | "departmentLead">;

/** Decorative, because the name is beside it. */
function Portrait({ name, photo, seed = name, departmentLead }: PortraitProps) {
  if (!photo) return <InitialsAvatar name={name} seed={seed} size={departmentLead ? "xl" : "md"} />;
  return (
    <img
      src={photo}
      alt=""
      width={departmentLead ? 84 : 52}
      height={departmentLead ? 84 : 52}
      loading="lazy"
      className={cx(
        "shrink-0 rounded-full bg-surface-sunken object-cover",
        departmentLead ? "size-21" : "size-13",
      )}
    />
  );
}
