import type { StaffMember } from "@forecourt/dealership/content";
import type { ProfilePage } from "schema-dts";
import { JsonLd, withContext } from "#content/structured-data/json-ld.tsx";
import { siteEnv } from "#env.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { memberPath } from "#shared/addresses/public-paths.ts";

/** The JSON-LD of a staff member. */
export function StaffStructuredData({ member, context }: { member: StaffMember; context: PageContext }) {
  const { locale, settings } = context;
  const absolute = (path: string) => new URL(localPath(locale, path), siteEnv().SITE_URL).href;
  return (
    <JsonLd
      data={withContext<ProfilePage>({
        "@type": "ProfilePage",
        url: absolute(memberPath(member.slug)),
        mainEntity: {
          "@type": "Person",
          name: `${member.firstName} ${member.lastName}`,
          givenName: member.firstName,
          familyName: member.lastName,
          jobTitle: member.title,
          telephone: member.phone,
          knowsLanguage: ["en", ...member.languages],
          worksFor: { "@type": "AutoDealer", name: settings.profile.name, url: absolute("/") },
        },
      })}
    />
  );
}
