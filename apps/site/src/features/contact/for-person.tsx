import type { StaffMember } from "@forecourt/dealership/content";
import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import { translator } from "#server/content/translator.ts";

type ForPersonProps = { person: StaffMember; locale: "en" | "es" };

/** The staff member that a message is for. */
export function ForPerson({ person, locale }: ForPersonProps) {
  return (
    <div className="col-span-2 flex items-center gap-4 rounded-md bg-surface-sunken p-4">
      <InitialsAvatar name={nameOf(person)} seed={person.slug} size="sm" />
      <p className="min-w-0">
        <span className="block font-semibold">
          {translator(locale, "contact")("messageFor", { name: nameOf(person) })}
        </span>
        <span className="text-muted text-sm">{person.title}</span>
      </p>
    </div>
  );
}

export function nameOf({ firstName, lastName }: StaffMember): string {
  return `${firstName} ${lastName}`;
}
