import { formatPhone } from "@forecourt/contact-details";
import { localPath } from "#shared/addresses/local-path.ts";
import { absoluteUrl, type DocumentContext } from "../document-context.ts";
import { hoursText } from "./hours-text.ts";
import { linkLine } from "./markdown.ts";

/**
 * Phone numbers, email and the home page in both languages.
 *
 * @example contactLines(context)[0] // "- Phone: (417) 555-0142"
 */
export function contactLines(context: DocumentContext): string[] {
  const { profile } = context.settings;
  return [
    `- Phone: ${formatPhone(profile.phone, "general")}`,
    ...(profile.service ? [`- Service: ${formatPhone(profile.service.phone, "general")}`] : []),
    `- Email: ${profile.email}`,
    linkLine("English", absoluteUrl("/", context)),
    linkLine("Español", absoluteUrl(localPath("es", "/"), context)),
  ];
}

/**
 * Every store with its address and phone.
 *
 * @example storeLines(context).length // as many as there are stores
 */
export function storeLines({ settings }: DocumentContext): string[] {
  return settings.stores.map(({ name, subname, addressLine1, addressLine2, phone, note }) =>
    [
      `- ${name} (${subname}): ${addressLine1}, ${addressLine2}. ${formatPhone(phone, "general")}.`,
      ...(note ? [note] : []),
    ].join(" "),
  );
}

/**
 * The opening hours of the departments, and of the stores that differ.
 *
 * @example hoursLines(context)[0] // "- Sales: Monday to Thursday 9 AM to 7 PM; …"
 */
export function hoursLines({ settings }: DocumentContext): string[] {
  const { profile, stores } = settings;
  const own = stores.flatMap(({ name, hours }) => [
    ...(hours.sales ? [`- Sales at ${name}: ${hoursText(hours.sales)}`] : []),
    ...(hours.service ? [`- Service at ${name}: ${hoursText(hours.service)}`] : []),
  ]);
  return [
    `- Sales: ${hoursText(profile.sales)}`,
    ...(profile.service ? [`- Service: ${hoursText(profile.service)}`] : []),
    ...own,
    `- Times are local (${profile.timezone}).`,
  ];
}
