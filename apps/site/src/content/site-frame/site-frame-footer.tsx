import { formatPhone } from "@forecourt/contact-details";
import type { MenuEntry, Store } from "@forecourt/dealership";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { SiteFooter } from "@forecourt/ui/site-footer";
import type { ReactNode } from "react";
import { hoursLines } from "#content/hours/hours-lines.ts";
import { siteContent } from "#server/content.ts";
import type { PageContext } from "#server/page-context.ts";
import { isServed } from "#server/static-pages.ts";
import { translator } from "#server/translator.ts";
import { PlainLink } from "./plain-link.tsx";

/** The footer: who, when, where to, and the small print that holds on every page. */
export function Foot({ context, store, logo }: { context: PageContext; store: Store; logo: ReactNode }) {
  const { locale, storeId, settings, now } = context;
  const words = translator(locale, "frame");
  const { content } = siteContent(locale, storeId);
  const { notes, sampleNotice, about } = content.footer;
  const year = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    timeZone: settings.profile.timezone,
  }).format(now);
  return (
    <SiteFooter
      logo={logo}
      about={about}
      hours={hoursLines(settings, locale)}
      contact={
        <LinkButton href={`tel:${store.phone}`} variant="inverse">
          <Icon name="phone" size={18} />
          {formatPhone(store.phone, "general")}
        </LinkButton>
      }
      navLabel={words("footerNav")}
      columns={footerColumns(settings.menus.footer, content.menus)}
      linkAs={PlainLink}
      copyright={words("copyright", {
        year,
        name: settings.profile.name,
        city: settings.profile.city,
        state: settings.profile.state,
      })}
      legal={settings.menus.legal
        .filter(({ href }) => href !== null && isServed(href))
        .map(({ id, href }) => ({ href: href ?? "/", label: content.menus[id] ?? id }))}
      finePrint={[...notes, ...(sampleNotice ? [sampleNotice] : [])].map((note) => <p key={note}>{note}</p>)}
    />
  );
}

/** One column for each group of pages; a group without any page of its own is left out. */
function footerColumns(entries: readonly MenuEntry[], labels: Record<string, string>) {
  return entries.flatMap((entry) => {
    const links = (entry.items.length > 0 ? entry.items : [entry])
      .filter(({ href }) => href !== null && isServed(href))
      .map(({ id, href }) => ({ href: href ?? "/", label: labels[id] ?? id }));
    return links.length === 0 ? [] : [{ title: labels[entry.id] ?? entry.id, links }];
  });
}
