import type { GoogleUser } from "./hash-for-google.ts";
import type { MetaUser } from "./hash-for-meta.ts";

/**
 * A person's details for the tag manager: Google's fields for its tags, and fields by our own names for others. Those are
 * hashed by Meta's rules, the street by Google's.
 */
export type TagManagerUser = GoogleUser & {
  email?: string;
  phone?: string;
  firstName?: string;
  lastName?: string;
  streetAddress?: string;
  city?: string;
  state?: string;
  zipCode?: string;
  country: "us";
  external_id?: string;
};

/** Returns the tag manager's details of a person from the hashes for both networks; omits what is missing. */
export function tagManagerUser(google: GoogleUser, meta: MetaUser): TagManagerUser {
  const { em, ph, fn, ln, ct, st, zp, country, external_id } = meta;
  const fields = {
    email: em,
    phone: ph,
    firstName: fn,
    lastName: ln,
    streetAddress: google.address.sha256_street,
    city: ct,
    state: st,
    zipCode: zp,
    external_id,
  };
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...google, country, ...Object.fromEntries(present) };
}
