import { formatPhone } from "@forecourt/contact-details";
import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import { Link } from "@forecourt/ui/link";
import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";

type StaffNoteProps = { id: string; title: string; text: string; staffSlug: string; context: PageContext };

/** A staff member to contact. Renders nothing if the slug is unknown. */
export function StaffNote({ id, title, text, staffSlug, context }: StaffNoteProps) {
  const { settings, locale } = context;
  const t = translator(locale, "contact");
  const person = staffIn(locale, context.storeId).find(({ slug }) => slug === staffSlug);
  if (!person) return null;
  const name = `${person.firstName} ${person.lastName}`;
  const { generalManager, team = [] } = settings.profile.employees;
  const email = [generalManager, ...team].find(({ fullName }) => fullName === name)?.email;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="large-stack flex items-start gap-4 rounded-lg bg-surface-sunken p-4.5 lg:p-5.5"
    >
      <InitialsAvatar name={name} seed={person.slug} />
      <div className="min-w-0">
        <h2 id={`${id}-title`} className="font-semibold">
          {title}
        </h2>
        <p className="mt-0.5 text-control text-muted">{text}</p>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-control">
          {email ? (
            <Link variant="standalone" href={`mailto:${email}`}>
              {t("writeTo", { name: person.firstName })}
            </Link>
          ) : null}
          <Link variant="standalone" href={`tel:${person.phone}`}>
            {t("callPerson", { phone: formatPhone(person.phone, "general") })}
          </Link>
        </p>
      </div>
    </section>
  );
}
