import { localDate } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import { type Profile, type Store, visibleMenus } from "@forecourt/dealership";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { SiteFooter } from "@forecourt/ui/site-footer";
import { OptOutHonored } from "#content/consent/opt-out-honored.tsx";
import { hoursLines } from "#content/hours/hours-lines.ts";
import { LanguageLinks } from "#content/language-links/language-links.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { PRIVACY_CHOICES_PATH } from "#shared/addresses/public-paths.ts";
import { footerColumns, footerLinks } from "./footer-columns.ts";
import { FrameLogo } from "./frame-parts.tsx";

/** The footer: about, hours, contact, links and fine print. */
export function SiteFrameFooter({ context, store }: { context: PageContext; store: Store }) {
  const { locale, storeId, settings, now } = context;
  const t = translator(locale, "frame");
  const { content } = siteContent(locale, storeId);
  const menus = visibleMenus(settings);
  const { notes, sampleNotice, about } = content.footer;
  const year = localDate(now, settings.profile.timezone).slice(0, 4);
  return (
    <SiteFooter
      logo={<FrameLogo context={context} part="footer" />}
      about={about}
      hours={hoursLines(settings, storeId, locale).map(({ label, groups }) => ({
        label,
        text: <HoursGroups groups={groups} />,
      }))}
      contact={
        <>
          <LinkButton href={`tel:${store.phone}`} variant="inverse">
            <Icon name="phone" size={18} />
            {formatPhone(store.phone, "general")}
          </LinkButton>
          <SocialLinks
            socials={settings.profile.socials}
            label={t("socials", { name: settings.group.name })}
          />
        </>
      }
      navLabel={t("footerNav")}
      columns={footerColumns(menus.footer, content.menus, t("footerSingles"), locale)}
      linkAs={RouterLink}
      copyright={t("copyright", {
        year,
        name: settings.profile.name,
        city: settings.profile.city,
        state: settings.profile.state,
      })}
      legal={[
        ...footerLinks(menus.legal, content.menus, locale),
        {
          label: translator(locale, "consent")("choices"),
          href: localPath(locale, PRIVACY_CHOICES_PATH),
        },
      ]}
      legalExtra={
        <>
          <OptOutHonored locale={locale} />
          <LanguageLinks locale={locale} label={t("languageFooter")} />
        </>
      }
      finePrint={[...notes, ...(sampleNotice ? [sampleNotice] : [])].map((note) => <p key={note}>{note}</p>)}
    />
  );
}

/** Groups of days and hours, one per line. */
function HoursGroups({ groups }: { groups: readonly string[] }) {
  return groups.map((group) => (
    <span key={group} className="block whitespace-nowrap">
      {group}
    </span>
  ));
}

/** The dealership's accounts on other sites, by the platforms' names. */
export function SocialLinks({ socials, label }: { socials: Profile["socials"]; label: string }) {
  if (socials.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-x-5">
      {socials.map(({ platform, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener" className="footer-link">
            {platform}
          </a>
        </li>
      ))}
    </ul>
  );
}
