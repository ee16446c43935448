import { larkspur } from "@forecourt/sample-dealership";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { SiteFooter } from "@forecourt/ui/site-footer";
import { SampleLogo } from "@forecourt/ui/storybook/sample-dealership.tsx";
import { useContext } from "react";
import { phoneText } from "../../sample/figures.ts";
import { FollowContext, FollowLink } from "./follow-link.tsx";
import { pageWords } from "./page-words.ts";

const { menus, stores } = larkspur.settings;

/** The end of every page of the sample dealership. */
export function SampleFooter({ locale }: { locale: KitLocale }) {
  const words = pageWords[locale];
  const messages = kitMessages(locale).siteFooter;
  const named = (id: string) => words.menus[id] ?? id;
  const store = stores[0]!;
  const lists = menus.footer.filter(({ items }) => items.length > 0);
  const singles = menus.footer.filter(({ items }) => items.length === 0);
  return (
    <SiteFooter
      logo={<SampleLogo as={FollowLink} />}
      about={words.about}
      hours={words.hours}
      contact={
        <LinkButton as={FollowLink} href={`tel:${store.phone}`} variant="inverse">
          <Icon name="phone" size={18} />
          {phoneText(store.phone)}
        </LinkButton>
      }
      navLabel={messages.nav}
      columns={[
        ...lists.map(({ id, items }) => ({
          title: named(id),
          links: items.map((item) => ({ href: item.href ?? "#", label: named(item.id) })),
        })),
        {
          title: words.more,
          links: singles.map((item) => ({ href: item.href ?? "#", label: named(item.id) })),
        },
      ]}
      linkAs={FollowLink}
      copyright={words.copyright}
      legal={menus.legal.map(({ id, href }) => ({ href: href ?? "#", label: named(id) }))}
      legalExtra={<CookiePreferences label={messages.cookiePreferences} />}
      finePrint={words.notes.map((note) => <p key={note}>{note}</p>)}
    />
  );
}

function CookiePreferences({ label }: { label: string }) {
  const follow = useContext(FollowContext);
  return (
    <button
      type="button"
      className="hover:text-on-inverse hover:underline hover:underline-offset-3"
      onClick={(event) => follow("#cookie-preferences", event.currentTarget)}
    >
      {label}
    </button>
  );
}
