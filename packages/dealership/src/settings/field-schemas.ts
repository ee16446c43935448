import * as z from "zod";

/** A phone number in E.164 format, such as `+14175550142`. */
export const phoneNumber = z.string().regex(/^\+1\d{10}$/, "phone.invalid");

/** A URL path segment, such as `west-park`. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "slug.invalid");

/** A link to a page of the site (`/contact-us`) or to an external site (`https://…`). */
export const href = z.string().regex(/^(\/(?![/\\])|https:\/\/)\S*$/, "href.invalid");

export const externalUrl = z.url({ protocol: /^https$/ });

export const nonEmpty = z.string().trim().min(1);

/** Money in integer US cents. */
export const cents = z.int().min(0);

export const coordinates = z.strictObject({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
});
export type Coordinates = z.infer<typeof coordinates>;

/** A list without duplicates. */
export function uniqueList<Entry extends z.ZodType>(entry: Entry) {
  return z.array(entry).refine((list) => new Set(list).size === list.length, "list.duplicate");
}

/** An object with the given keys and one schema for all values. */
export function objectOf<Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);
}
