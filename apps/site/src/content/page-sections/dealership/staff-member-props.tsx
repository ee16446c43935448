import { formatPhone } from "@forecourt/contact-details";
import type { StaffMember } from "@forecourt/dealership/content";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import type { StaffCardProps } from "@forecourt/ui/staff-card";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { shortStoreName } from "#content/stores/short-store-name.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { memberPath } from "#shared/addresses/public-paths.ts";

export function staffMemberProps(member: StaffMember, { locale, settings }: PageContext): StaffCardProps {
  const name = `${member.firstName} ${member.lastName}`;
  const store = settings.stores.find(({ id }) => id === member.storeId);
  return {
    name,
    seed: member.slug,
    photo: member.imageUrl ?? undefined,
    title: member.title,
    store: store ? shortStoreName(store, settings) : undefined,
    languages: member.languages
      .filter((lang) => lang !== locale)
      .map((lang) => ({ lang, label: languageName(lang) })),
    note: member.note,
    departmentLead: member.departmentLead ?? false,
    action: (
      <span className="flex flex-wrap gap-x-5">
        <Link variant="nav" href={`tel:${member.phone}`} className="min-h-11! font-semibold">
          <Icon name="phone" size={16} />
          {formatPhone(member.phone, "general")}
        </Link>
        <Link
          as={RouterLink}
          variant="nav"
          href={localPath(locale, memberPath(member.slug))}
          className="min-h-11!"
        >
          {translator(locale, "pages")("profile")}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      </span>
    ),
  };
}

/** The name of a language in that language: `Español`. */
function languageName(lang: string): string {
  const name = new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
