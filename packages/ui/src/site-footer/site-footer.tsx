import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Container } from "../container/container.tsx";
import type { LinkComponent } from "../link/link-component.ts";

export type FooterLink = { href: string; label: ReactNode };

export type SiteFooterProps = Omit<ComponentProps<"footer">, "children"> & {
  /** A `Logo`. */
  logo: ReactNode;
  /** One sentence about the dealership. */
  about?: ReactNode;
  /** Short opening hours, such as `Sales`, `Mon–Thu 9–7 · Fri–Sat 9–6`. */
  hours?: readonly { label: ReactNode; text: ReactNode }[];
  /** A phone button. */
  contact?: ReactNode;
  /** Accessible name of the navigation: `Footer`. */
  navLabel: string;
  /** Lists of links with titles. */
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  copyright: ReactNode;
  /** Links to the legal pages, in one line. */
  legal: readonly FooterLink[];
  /** After the legal links: a language link, cookie preferences. */
  legalExtra?: ReactNode;
  /** Disclaimers in small print. */
  finePrint?: ReactNode;
  linkAs?: LinkComponent;
};

const footerLink = "footer-link";

/** The footer of every page: dealership, opening hours, navigation, small print. */
export function SiteFooter({
  logo,
  about,
  hours,
  contact,
  navLabel,
  columns,
  copyright,
  legal,
  legalExtra,
  finePrint,
  linkAs: Anchor = "a",
  className,
  ...rest
}: SiteFooterProps) {
  return (
    <footer className={cx("surface-inverse mt-section pb-8 text-control print:hidden", className)} {...rest}>
      <Container>
        <div className="footer-main">
          <div className="max-w-80">
            <div className="text-on-inverse">{logo}</div>
            {about ? <p className="mt-4.5">{about}</p> : null}
            {hours ? (
              <dl className="mt-4.5 text-sm">
                {hours.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: labels are nodes and never reorder.
                  <div key={index} className="footer-hours">
                    <dt className="font-semibold text-on-inverse">{line.label}</dt>
                    <dd>{line.text}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {contact ? <div className="mt-5.5">{contact}</div> : null}
          </div>
          <nav aria-label={navLabel}>
            <ul className="footer-columns">
              {columns.map((column) => (
                <li key={column.title}>
                  <h2 className="mb-1.5 font-semibold text-control text-on-inverse">{column.title}</h2>
                  <ul>
                    {column.links.map((link) => (
                      <li key={link.href}>
                        <Anchor href={link.href} className={footerLink}>
                          {link.label}
                        </Anchor>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="footer-legal">
          <p>{copyright}</p>
          <ul className="flex flex-wrap items-center gap-x-6">
            {legal.map((link) => (
              <li key={link.href}>
                <Anchor href={link.href} className={footerLink}>
                  {link.label}
                </Anchor>
              </li>
            ))}
            {legalExtra ? <li className="*:inline-flex *:min-h-8 *:items-center">{legalExtra}</li> : null}
          </ul>
        </div>
        {finePrint ? <div className="max-w-[110ch] pt-3 text-xs leading-normal">{finePrint}</div> : null}
      </Container>
    </footer>
  );
}
